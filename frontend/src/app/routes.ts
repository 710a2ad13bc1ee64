import type { Access } from '@contract/access';
import { appName } from '@contract/app';
import { lazy, type ComponentType } from 'react';

/**
 * What a screen stands in: `page` is for screens that ask for nobody and load nothing, `app` knows the user, the
 * server's data and notifications.
 */
export type Shell = 'page' | 'app';

export interface RouteRow {
  path: string;
  access: Access;
  shell: Shell;
  /** The document's title. */
  title: string;
  Page: ComponentType;
}

/** The screens, one row each, with those that mailed links and Edit Profile lead to. */
export const routes: readonly RouteRow[] = [
  {
    path: '/',
    access: 'public',
    shell: 'page',
    title: `${appName}: PR help for independent musicians`,
    Page: lazy(() => import('@/pages/landing-page').then((module) => ({ default: module.LandingPage }))),
  },
  {
    path: '/auth',
    access: 'public',
    shell: 'app',
    title: titled('Log In or Sign Up'),
    Page: lazy(() => import('@/pages/auth-page').then((module) => ({ default: module.AuthPage }))),
  },
  {
    path: '/forgot-password',
    access: 'public',
    shell: 'app',
    title: titled('Forgot Password'),
    Page: lazy(() => import('@/pages/forgot-password-page').then((module) => ({ default: module.ForgotPasswordPage }))),
  },
  {
    path: '/reset-password',
    access: 'public',
    shell: 'app',
    title: titled('Reset Password'),
    Page: lazy(() => import('@/pages/reset-password-page').then((module) => ({ default: module.ResetPasswordPage }))),
  },
  {
    path: '/verify-email',
    access: 'public',
    shell: 'app',
    title: titled('Confirm your email address'),
    Page: lazy(() => import('@/pages/verify-email-page').then((module) => ({ default: module.VerifyEmailPage }))),
  },
  {
    path: '/privacy',
    access: 'public',
    shell: 'page',
    title: titled('Privacy Policy'),
    Page: lazy(() => import('@/pages/privacy-page').then((module) => ({ default: module.PrivacyPage }))),
  },
  {
    path: '/tos',
    access: 'public',
    shell: 'page',
    title: titled('Terms of Use'),
    Page: lazy(() => import('@/pages/terms-page').then((module) => ({ default: module.TermsPage }))),
  },
  {
    path: '/deletion',
    access: 'public',
    shell: 'page',
    title: titled('Data Deletion'),
    Page: lazy(() => import('@/pages/deletion-page').then((module) => ({ default: module.DeletionPage }))),
  },
  {
    path: '/guest-chat',
    access: 'public',
    shell: 'app',
    title: titled('Free Trial'),
    Page: lazy(() => import('@/pages/guest-chat-page').then((module) => ({ default: module.GuestChatPage }))),
  },
  {
    path: '/onboarding',
    access: 'user',
    shell: 'app',
    title: titled('About you'),
    Page: lazy(() => import('@/pages/onboarding-page').then((module) => ({ default: module.OnboardingPage }))),
  },
  {
    path: '/paywall',
    access: 'user',
    shell: 'app',
    title: titled('Choose Your Plan'),
    Page: lazy(() => import('@/pages/paywall-page').then((module) => ({ default: module.PaywallPage }))),
  },
  {
    path: '/account',
    access: 'user',
    shell: 'app',
    title: titled('Account and data'),
    Page: lazy(() => import('@/pages/account-page').then((module) => ({ default: module.AccountPage }))),
  },
  {
    path: '/chat',
    access: 'subscriber',
    shell: 'app',
    title: titled('Chat'),
    Page: lazy(() => import('@/pages/chat-page').then((module) => ({ default: module.ChatPage }))),
  },
  {
    path: '/one-sheet/:sheetId',
    access: 'subscriber',
    shell: 'app',
    title: titled('Your one-sheet'),
    Page: lazy(() => import('@/pages/one-sheet-page').then((module) => ({ default: module.OneSheetPage }))),
  },
  {
    path: '/insights',
    access: 'subscriber',
    shell: 'app',
    title: titled('Your figures'),
    Page: lazy(() => import('@/pages/insights-page').then((module) => ({ default: module.InsightsPage }))),
  },
  {
    path: '/support',
    access: 'user',
    shell: 'app',
    title: titled('Help'),
    Page: lazy(() => import('@/pages/support-page').then((module) => ({ default: module.SupportPage }))),
  },
  {
    path: '/shared/:token',
    access: 'public',
    shell: 'app',
    title: titled('Shared conversation'),
    Page: lazy(() => import('@/pages/shared-chat-page').then((module) => ({ default: module.SharedChatPage }))),
  },
  {
    path: '*',
    access: 'public',
    shell: 'page',
    title: titled('Page Not Found'),
    Page: lazy(() => import('@/pages/not-found-page').then((module) => ({ default: module.NotFoundPage }))),
  },
];

function titled(name: string): string {
  return `${name} · ${appName}`;
}
