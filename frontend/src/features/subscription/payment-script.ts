import type { AppConfig } from '@contract/config';

declare global {
  interface Window {
    /** The global of the payment provider's script. */
    Stripe?: (publishableKey: string) => unknown;
  }
}

let loading: Promise<void> | undefined;

/**
 * Loads and starts the payment provider's script, which detects fraud. Throws if the script fails to load or refuses
 * the key; the next call tries again.
 */
export async function startPayments({ scriptUrl, publishableKey }: AppConfig['stripe']): Promise<void> {
  loading ??= loadScript(scriptUrl);
  try {
    await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
  if (!window.Stripe) throw new Error('The payment script did not define Stripe');
  window.Stripe(publishableKey);
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The payment script could not be loaded'));
    };
    document.head.append(script);
  });
}
