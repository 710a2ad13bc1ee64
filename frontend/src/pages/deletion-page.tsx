import { DeletionText } from '@/features/legal/deletion-text';

export function DeletionPage() {
  return <DeletionText />;
}
