import type { Task } from '@contract/releases/task';
import clsx from 'clsx';
import { memo, useState } from 'react';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Input } from '@/ui/forms/input';
import { useReturnToOpener } from '@/ui/forms/use-return-to-opener';
import { TextLink } from '@/ui/text-link';
import { dayLabel } from './release-days';

interface TaskItemProps {
  task: Task;
  onTick: (task: Task, isDone: boolean) => void;
  onMove: (task: Task, due: string) => void;
  onDraft: (task: Task) => void;
  onRemove: (task: Task) => void;
}

/** A task: checkbox, day, reason and document. Memoized, because a plan has up to 250. */
export const TaskItem = memo(function TaskItem({ task, onTick, onMove, onDraft, onRemove }: TaskItemProps) {
  const [isMoving, setIsMoving] = useState(false);
  const opener = useReturnToOpener(isMoving);
  const { title, due, state, note, why, source, isDueToday } = task;
  const isDone = state === 'done';
  return (
    <>
      <input
        type="checkbox"
        aria-label={`Done: ${title}`}
        checked={isDone}
        onChange={(event) => onTick(task, event.target.checked)}
        className="mt-0.5 size-6 shrink-0 accent-(--accent)"
      />
      <div className="min-w-0 grow">
        <p className={clsx('font-semibold wrap-anywhere', isDone && 'text-muted line-through')}>{title}</p>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <button
            ref={opener}
            type="button"
            aria-label={`Change the date of ${title}${due ? `, ${dayLabel(due)}` : ''}`}
            aria-expanded={isMoving}
            onClick={() => setIsMoving(!isMoving)}
            className="min-h-6 max-md:min-h-11 underline decoration-dotted underline-offset-4"
          >
            {due ? dayLabel(due) : 'No date'}
          </button>
          {isDueToday && <Badge tone="accent">Due today</Badge>}
          {note && <span className="font-medium text-danger">{note}</span>}
          {task.documentId ? (
            <TextLink to={`/documents/${task.documentId}`}>Open the document</TextLink>
          ) : (
            task.documentKind &&
            state !== 'done' &&
            state !== 'gone' && (
              <button
                type="button"
                onClick={() => onDraft(task)}
                className="font-semibold text-accent underline underline-offset-4 max-md:min-h-11"
              >
                Have it drafted
              </button>
            )
          )}
        </div>
        {isMoving && (
          <form
            className="mt-2 flex flex-wrap items-center gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              const day = new FormData(event.currentTarget).get('due');
              if (typeof day === 'string' && day !== '') onMove(task, day);
              setIsMoving(false);
            }}
          >
            <Input type="date" name="due" aria-label={`Date of ${title}`} defaultValue={due ?? ''} className="w-44" />
            <Button type="submit" variant="outline">
              Move
            </Button>
            <Button variant="quiet" aria-label={`Remove ${title}`} onClick={() => onRemove(task)}>
              Remove
            </Button>
          </form>
        )}
        {why && (
          <details className="mt-1 text-sm text-muted">
            <summary className="cursor-pointer max-md:py-3">Why</summary>
            <p className="mt-1">{why}</p>
            <p className="mt-1">
              {task.basis === 'minimum' ? 'Platform rule' : 'Usual practice'}: {source}
            </p>
          </details>
        )}
      </div>
    </>
  );
});
