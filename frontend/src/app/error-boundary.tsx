import { Component, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/screens/message-screen';

interface ErrorBoundaryProps {
  /** Changes with every navigation, which clears the error. */
  visit: string;
  children: ReactNode;
}

/** Shown when a screen throws, or its code can't be loaded (after an update, or offline). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.visit !== this.props.visit && this.state.error) this.setState({ error: null });
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <MessageScreen
        title="That didn't work."
        actions={
          <>
            <Button size="lg" onClick={() => window.location.reload()}>
              Reload the page
            </Button>
            <Button size="lg" variant="outline" asChild>
              <a href="/">Back to Home</a>
            </Button>
          </>
        }
      >
        Something on this page broke, or part of it failed to load. Everything you saved is safe. Reloading usually
        helps.
      </MessageScreen>
    );
  }
}
