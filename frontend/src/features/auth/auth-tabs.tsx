import { useSearchParams } from 'react-router-dom';
import { PasskeyButton } from '@/session/passkey-button';
import { useAuth } from '@/session/use-auth';
import { usePasskeySupport } from '@/session/use-passkey-support';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';
import { TextLink } from '@/ui/text-link';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';
import { SocialButtons } from './social-buttons';
import { usePasskeyAutofill } from './use-passkey-autofill';

/** The height of the longer tab with both providers, so switching tabs moves nothing. */
const height = 'min-h-[36rem]';

/** Log In and Sign Up. The tab is in the URL: `tab=register` opens Sign Up. */
export function AuthTabs() {
  const [query, setQuery] = useSearchParams();
  const { user, isLoading, adopt } = useAuth();
  const hasPasskeys = usePasskeySupport() === 'supported';
  const isRegistering = query.get('tab') === 'register';
  usePasskeyAutofill(hasPasskeys && !isRegistering && !isLoading && !user);
  const choose = (tab: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (tab === 'register') after.set('tab', tab);
        else after.delete('tab');
        return after;
      },
      { replace: true },
    );
  return (
    <Tabs value={isRegistering ? 'register' : 'login'} onValueChange={choose}>
      <TabList aria-label="Log in or sign up">
        <Tab value="login">Log In</Tab>
        <Tab value="register">Sign Up</Tab>
      </TabList>
      <TabPanel value="login" className={height}>
        <LoginForm />
        <p className="mt-4 text-center">
          <TextLink to="/forgot-password">Forgot Password?</TextLink>
        </p>
        <SocialButtons labels={{ google: 'Sign in with Google', facebook: 'Sign in with Facebook' }}>
          {hasPasskeys && <PasskeyButton onSignedIn={adopt} />}
        </SocialButtons>
      </TabPanel>
      <TabPanel value="register" className={height}>
        <RegisterForm />
        <SocialButtons labels={{ google: 'Sign up with Google', facebook: 'Sign up with Facebook' }} />
      </TabPanel>
    </Tabs>
  );
}
