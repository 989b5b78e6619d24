import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { Unreachable } from '@/components/layout/unreachable.tsx';
import { loadPart, PartMissingError, reloadIfReachable } from '@/lib/load-part.ts';

type Load = () => Promise<{ default: ComponentType }>;

const MISSING = 'This page has not been loaded yet.';

/** Catches a part that could not be loaded, and nothing else. */
class MissingBoundary extends Component<{ onRetry: () => Promise<void>; render: () => ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  readonly retry = async (): Promise<void> => {
    await this.props.onRetry();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.render();
    if (!(error instanceof PartMissingError)) throw error;
    return <Unreachable about={MISSING} onRetry={this.retry} />;
  }
}

/** A screen in a file of its own. Where that cannot be loaded, it says so and goes on by itself once it can be; it suspends while it loads. */
export function lazyScreen(load: Load): ComponentType {
  let Shown = lazy(() => loadPart(load));
  const again = async () => {
    try {
      const part = await loadPart(load);
      Shown = lazy(() => Promise.resolve(part));
    } catch (error) {
      if (await reloadIfReachable()) return new Promise<never>(() => {});
      throw error;
    }
  };
  return function Screen() {
    return <MissingBoundary onRetry={again} render={() => <Shown />} />;
  };
}
