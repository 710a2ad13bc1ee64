import { Link } from 'react-router-dom';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/screens/message-screen';

export function NotFoundPage() {
  return (
    <MessageScreen
      title="404 Page Not Found"
      actions={
        <Button size="lg" asChild>
          <Link to="/">Back to Home</Link>
        </Button>
      }
    >
      Did you forget to add the page to the router?
    </MessageScreen>
  );
}
