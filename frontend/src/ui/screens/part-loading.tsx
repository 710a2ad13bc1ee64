import { Button } from '../button';
import { Spinner } from '../spinner';

interface PartLoadingProps {
  query: { errorUpdateCount: number; isFetching: boolean; refetch: () => unknown };
  /** What is being loaded, in a sentence, such as "plan". */
  name: string;
}

/** Shown in a part of a screen until it has loaded: a spinner, or what failed and a way to try again. */
export function PartLoading({ query: { errorUpdateCount, isFetching, refetch }, name }: PartLoadingProps) {
  // The query forgets its error once it is tried again, and the button must stay.
  if (errorUpdateCount === 0) return <Spinner className="size-9 text-accent" label={`Loading the ${name}`} />;
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>We couldn&apos;t load the {name}.</p>
      <Button variant="outline" pending={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}
