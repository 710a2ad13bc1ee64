import type { Access } from '@contract/auth/access';
import { appName, assistantName } from '@contract/app';
import { titled } from '@/lib/document-title';
import { onDemand, type OnDemand } from '@/ui/on-demand';

/** `page`: static screens that need neither user nor server data. `app`: user, server data and notifications. */
export type Shell = 'page' | 'app';

export interface RouteRow {
  path: string;
  access: Access;
  shell: Shell;
  /** The document title. */
  title: string;
  Page: OnDemand<object>;
}

/** All screens, one row each. */
export const routes: readonly RouteRow[] = [
  {
    path: '/',
    access: 'public',
    shell: 'page',
    title: `${appName}: PR help for independent musicians`,
    Page: onDemand(() => import('@/pages/landing-page').then(({ LandingPage }) => LandingPage)),
  },
  {
    path: '/auth',
    access: 'public',
    shell: 'app',
    title: titled('Log In or Sign Up'),
    Page: onDemand(() => import('@/pages/auth-page').then(({ AuthPage }) => AuthPage)),
  },
  {
    path: '/forgot-password',
    access: 'public',
    shell: 'app',
    title: titled('Forgot Password'),
    Page: onDemand(() => import('@/pages/forgot-password-page').then(({ ForgotPasswordPage }) => ForgotPasswordPage)),
  },
  {
    path: '/reset-password',
    access: 'public',
    shell: 'app',
    title: titled('Reset Password'),
    Page: onDemand(() =>
      import('@/pages/emailed-links/reset-password-page').then(({ ResetPasswordPage }) => ResetPasswordPage),
    ),
  },
  {
    path: '/verify-email',
    access: 'public',
    shell: 'app',
    title: titled('Confirm your email address'),
    Page: onDemand(() =>
      import('@/pages/emailed-links/verify-email-page').then(({ VerifyEmailPage }) => VerifyEmailPage),
    ),
  },
  {
    path: '/stop-reminders',
    access: 'public',
    shell: 'app',
    title: titled('Stop the Monday email'),
    Page: onDemand(() =>
      import('@/pages/emailed-links/stop-reminders-page').then(({ StopRemindersPage }) => StopRemindersPage),
    ),
  },
  {
    path: '/privacy',
    access: 'public',
    shell: 'page',
    title: titled('Privacy Policy'),
    Page: onDemand(() => import('@/pages/privacy-page').then(({ PrivacyPage }) => PrivacyPage)),
  },
  {
    path: '/tos',
    access: 'public',
    shell: 'page',
    title: titled('Terms of Use'),
    Page: onDemand(() => import('@/pages/terms-page').then(({ TermsPage }) => TermsPage)),
  },
  {
    path: '/deletion',
    access: 'public',
    shell: 'page',
    title: titled('Data Deletion'),
    Page: onDemand(() => import('@/pages/deletion-page').then(({ DeletionPage }) => DeletionPage)),
  },
  {
    path: '/guest-chat',
    access: 'public',
    shell: 'app',
    title: titled('Free Trial'),
    Page: onDemand(() => import('@/pages/guest-chat-page').then(({ GuestChatPage }) => GuestChatPage)),
  },
  {
    path: '/onboarding',
    access: 'user',
    shell: 'app',
    title: titled('About you'),
    Page: onDemand(() => import('@/pages/onboarding-page').then(({ OnboardingPage }) => OnboardingPage)),
  },
  {
    path: '/paywall',
    access: 'user',
    shell: 'app',
    title: titled('Choose Your Plan'),
    Page: onDemand(() => import('@/pages/paywall-page').then(({ PaywallPage }) => PaywallPage)),
  },
  {
    path: '/account',
    access: 'user',
    shell: 'app',
    title: titled('Account and data'),
    Page: onDemand(() => import('@/pages/account-page').then(({ AccountPage }) => AccountPage)),
  },
  {
    path: '/chat',
    access: 'subscriber',
    shell: 'app',
    title: titled('Chat'),
    Page: onDemand(() => import('@/pages/chat-page').then(({ ChatPage }) => ChatPage)),
  },
  {
    path: '/one-sheet/:sheetId',
    access: 'subscriber',
    shell: 'app',
    title: titled('Your one-sheet'),
    Page: onDemand(() => import('@/pages/one-sheet-page').then(({ OneSheetPage }) => OneSheetPage)),
  },
  {
    path: '/documents/:documentId',
    access: 'subscriber',
    shell: 'app',
    title: titled('Your document'),
    Page: onDemand(() => import('@/pages/document-page').then(({ DocumentPage }) => DocumentPage)),
  },
  {
    path: '/releases/:releaseId',
    access: 'subscriber',
    shell: 'app',
    title: titled('Release'),
    Page: onDemand(() => import('@/pages/release-page').then(({ ReleasePage }) => ReleasePage)),
  },
  {
    path: '/people',
    access: 'subscriber',
    shell: 'app',
    title: titled('Your people'),
    Page: onDemand(() => import('@/pages/people-page').then(({ PeoplePage }) => PeoplePage)),
  },
  {
    path: '/facts',
    access: 'subscriber',
    shell: 'app',
    title: titled(`What ${assistantName} knows`),
    Page: onDemand(() => import('@/pages/facts-page').then(({ FactsPage }) => FactsPage)),
  },
  {
    path: '/insights',
    access: 'subscriber',
    shell: 'app',
    title: titled('Your activity'),
    Page: onDemand(() => import('@/pages/insights-page').then(({ InsightsPage }) => InsightsPage)),
  },
  {
    path: '/support',
    access: 'user',
    shell: 'app',
    title: titled('Help'),
    Page: onDemand(() => import('@/pages/support-page').then(({ SupportPage }) => SupportPage)),
  },
  {
    path: '/shared/:token',
    access: 'public',
    shell: 'app',
    title: titled('Shared conversation'),
    Page: onDemand(() => import('@/pages/shared-chat-page').then(({ SharedChatPage }) => SharedChatPage)),
  },
  {
    path: '/shared/documents/:token',
    access: 'public',
    shell: 'app',
    title: titled('Shared document'),
    Page: onDemand(() => import('@/pages/shared-document-page').then(({ SharedDocumentPage }) => SharedDocumentPage)),
  },
  {
    path: '*',
    access: 'public',
    shell: 'page',
    title: titled('Page Not Found'),
    Page: onDemand(() => import('@/pages/not-found-page').then(({ NotFoundPage }) => NotFoundPage)),
  },
];
