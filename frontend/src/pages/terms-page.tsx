import { TermsText } from '@/features/legal/terms-text';

export function TermsPage() {
  return <TermsText />;
}
