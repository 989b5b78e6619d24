import { startTransition, StrictMode } from 'react';
import { BrowserRouter } from 'react-router';
import { startAuth } from '@/lib/auth/start-auth.ts';
import { normalizePath } from '@/lib/paths.ts';
import { startNoticingInput } from '@/lib/unsaved-input.ts';
import '@/styles/app.css';
import { App } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { pageAt } from './pages.ts';
import { prepareScreen } from './screen.tsx';

const pageHere = () => pageAt(normalizePath(window.location.pathname));

function mount({ createRoot, hydrateRoot }: typeof import('react-dom/client')): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const app = (
    <StrictMode>
      <ErrorBoundary>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>
  );
  if (root.dataset['page'] === undefined || root.dataset['page'] !== pageHere()?.path) {
    createRoot(root).render(app);
    startAuth();
    return;
  }
  // Before hydration, which would restart when the session becomes known. In a task of its own, because reading the browser's storage takes as long as a slice of hydration.
  setTimeout(startAuth);
  setTimeout(() => startTransition(() => void hydrateRoot(root, app)));
}

/** A prerendered page stays unchanged when its script cannot be loaded: its text and links still work. */
async function start(): Promise<void> {
  startNoticingInput();
  const page = pageHere();
  const isReadable = document.getElementById('root')?.dataset['page'] !== undefined;
  const [reactDom, screen] = await Promise.allSettled([
    import('react-dom/client'),
    page && prepareScreen(page.load, isReadable),
  ]);
  if (isReadable && (reactDom.status === 'rejected' || screen.status === 'rejected')) return;
  if (reactDom.status === 'rejected') throw reactDom.reason;
  mount(reactDom.value);
}

void start();
