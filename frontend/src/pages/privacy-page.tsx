import { PrivacyText } from '@/features/legal/privacy-text';

export function PrivacyPage() {
  return <PrivacyText />;
}
