import { Component, type ComponentType, lazy, type ReactNode } from 'react';
import { Unreachable } from '@/components/layout/screen-loading.tsx';
import { loadPart, PartMissingError, reloadIfReachable } from '@/lib/load-part.ts';
import { whileLoading } from '@/lib/screens-loading.ts';

export type Load = () => Promise<ComponentType>;

const MISSING = 'This page has not been loaded yet.';

/** Catches only errors from loading a part of the app. */
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

/** Screens whose part is there already. */
const ready = new WeakMap<Load, ComponentType>();

/**
 * Loads a screen before it is shown. Hydration of one that has to wait would be given up at the first change of the session.
 * @param isReadable its text is there already, so its script may take as long as it needs
 */
export async function prepareScreen(load: Load, isReadable: boolean): Promise<void> {
  ready.set(load, await (isReadable ? loadPart(load, true, Number.POSITIVE_INFINITY) : loadPart(load, true)));
}

/** A screen that is loaded when it is first shown. It suspends while it loads. If loading fails, it shows a message and retries automatically. */
export function lazyScreen(load: Load): ComponentType {
  const loadNow = async () => ({ default: await loadPart(load, true) });
  let Later = lazy(() => whileLoading(loadNow));
  const again = async () => {
    try {
      const part = await loadNow();
      Later = lazy(() => Promise.resolve(part));
    } catch (error) {
      if (await reloadIfReachable()) return new Promise<never>(() => {});
      throw error;
    }
  };
  return function Screen() {
    const Ready = ready.get(load);
    return <MissingBoundary onRetry={again} render={() => (Ready ? <Ready /> : <Later />)} />;
  };
}
