import { Monitor, Moon, Sun } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { setTheme, type Theme, useTheme } from '@/lib/theme.ts';

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const icons = { system: Monitor, light: Sun, dark: Moon } as const;

export function ThemeToggle() {
  const theme = useTheme();
  const Icon = icons[theme];
  return (
    <Button
      look="ghost"
      size="icon"
      title={`Theme: ${theme}`}
      aria-label={`Theme: ${theme}. Switch to ${next[theme]}`}
      onClick={() => setTheme(next[theme])}
    >
      <Icon />
    </Button>
  );
}
