import { limits } from '@contract/limits';
import type { Release } from '@contract/releases/release';
import type { Task } from '@contract/releases/task';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { Spinner } from '@/ui/spinner';
import { toast } from '@/ui/toasts/toast-store';
import { tasksKey, useReloadPlans, useTasks } from './releases-query';
import { TaskItem } from './task-item';

/** The tasks of a release in date order: ticked off, moved by typing or dragging, added. */
export function Plan({ release, onDraft }: { release: Release; onDraft: (task: Task) => void }) {
  const { data, isError, isFetching, refetch } = useTasks(release.id);
  const reload = useReloadPlans();
  const [dragged, setDragged] = useState<Task | null>(null);
  const change = useMutation({
    mutationFn: ({ task, ...body }: { task: Task; done?: boolean; due?: string }) =>
      api.patch<Task>(`/api/releases/${release.id}/tasks/${task.id}`, { ...body, version: task.version }),
    onError: (error) => {
      toast({ title: "Couldn't change the task", description: sentenceOf(error), variant: 'destructive' });
    },
    onSettled: reload,
  });
  const move = (task: Task, due: string) => {
    if (due === task.due) return;
    change.mutate(
      { task, due },
      {
        onSuccess: (moved) => {
          const before = task.due;
          if (before === null) return;
          toast({
            title: 'Task moved',
            action: {
              label: 'Undo',
              altText: 'Move it back by its date',
              onAction: () => change.mutate({ task: moved, due: before }),
            },
          });
        },
      },
    );
  };
  if (isError) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>We couldn&apos;t load the plan.</p>
        <Button variant="outline" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!data) return <Spinner className="size-9 text-accent" />;
  const done = data.items.filter(({ state }) => state === 'done').length;
  return (
    <>
      {data.late && (
        <Banner tone="info" className="mb-4">
          {data.late.sentence}
        </Banner>
      )}
      <p className="mb-3 text-muted">
        {done} of {data.items.length} done
      </p>
      <ul className="flex flex-col border-t border-line">
        {data.items.map((task) => (
          <TaskItem
            key={task.id}
            task={task}
            isChanging={change.isPending}
            onTick={(isDone) => change.mutate({ task, done: isDone })}
            onMove={(due) => move(task, due)}
            onDraft={() => onDraft(task)}
            onDragStart={() => setDragged(task)}
            onDropHere={() => {
              if (dragged && task.due) move(dragged, task.due);
              setDragged(null);
            }}
          />
        ))}
      </ul>
      <NewTask releaseId={release.id} />
    </>
  );
}

function NewTask({ releaseId }: { releaseId: string }) {
  const [title, setTitle] = useState('');
  const [due, setDue] = useState('');
  const reload = useReloadPlans();
  const add = useMutation({
    mutationFn: () => api.post<Task>(tasksKey(releaseId)[0], { title, ...(due && { due }) }),
    onSuccess: () => {
      setTitle('');
      setDue('');
      return reload();
    },
  });
  const fields = add.error instanceof ApiError ? add.error.fields : {};
  return (
    <form
      noValidate
      className="mt-5 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() !== '') add.mutate();
      }}
    >
      <div className="min-w-56 grow">
        <Field label="Add a task" {...(fields['title'] && { error: fields['title'] })}>
          <Input value={title} maxLength={limits.taskTitleMax} onChange={(event) => setTitle(event.target.value)} />
        </Field>
      </div>
      <Field label="Due" {...(fields['due'] && { error: fields['due'] })}>
        <Input type="date" value={due} onChange={(event) => setDue(event.target.value)} />
      </Field>
      <Button type="submit" variant="outline" pending={add.isPending} disabled={title.trim() === ''}>
        Add
      </Button>
      {add.error && Object.keys(fields).length === 0 && <p role="alert">{sentenceOf(add.error)}</p>}
    </form>
  );
}
