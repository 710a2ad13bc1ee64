import type { AppConfig } from '@contract/config';

declare global {
  interface Window {
    /** What the payment provider's script brings along. */
    Stripe?: (publishableKey: string) => unknown;
  }
}

let loading: Promise<void> | undefined;

/**
 * Loads the payment provider's script and starts it, which is how the provider watches for fraud. Throws when the script
 * can't be loaded or refuses the key; the next call tries anew.
 */
export async function startPayments({ scriptUrl, publishableKey }: AppConfig['stripe']): Promise<void> {
  loading ??= loadScript(scriptUrl);
  try {
    await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
  if (!window.Stripe) throw new Error('The payment script has not brought what it should');
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
