import { Component, type ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';

/** The last resort: reports that the page failed and offers to reload it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <main id="content" className="grid min-h-dvh place-items-center p-6 text-center">
        <div className="max-w-md">
          <h1 className="text-title">Something broke on our side</h1>
          <p className="mt-3 text-ink-muted">The page could not be shown. Loading it again usually helps.</p>
          <Button className="mt-6" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </div>
      </main>
    );
  }
}
