import { limits } from '@contract/limits';
import type { Task } from '@contract/releases/task';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { AlertDialog } from '@/ui/dialogs/alert-dialog';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { PartLoading } from '@/ui/screens/part-loading';
import { toast } from '@/ui/toasts/toast-store';
import { tasksKey, useReloadPlans, type useTasks } from './releases-query';
import { withChanges } from './task-changes';
import { TaskDrag, TaskRow } from './task-drag';
import { TaskItem } from './task-item';
import { useTaskChanges } from './use-task-changes';

interface PlanProps {
  releaseId: string;
  tasks: ReturnType<typeof useTasks>;
  onDraft: (task: Task) => void;
}

/** The tasks of a release in date order. They can be ticked off, rescheduled by typing or dragging, and added. */
export function Plan({ releaseId, tasks, onDraft }: PlanProps) {
  const { data } = tasks;
  const { waiting, tick, move } = useTaskChanges(releaseId);
  const [removed, setRemoved] = useState<Task | null>(null);
  if (!data) return <PartLoading query={tasks} name="plan" />;
  const items = withChanges(data.items, waiting);
  const done = items.filter(({ state }) => state === 'done').length;
  return (
    <>
      {data.late && (
        <Banner tone="info" className="mb-4">
          {data.late.sentence}
        </Banner>
      )}
      <p className="mb-3 text-muted">
        {done} of {items.length} done
      </p>
      <TaskDrag onMove={move}>
        <ul className="flex flex-col border-t border-line">
          {items.map((task) => (
            <TaskRow key={task.id} task={task}>
              <TaskItem task={task} onTick={tick} onMove={move} onDraft={onDraft} onRemove={setRemoved} />
            </TaskRow>
          ))}
        </ul>
      </TaskDrag>
      <NewTask releaseId={releaseId} />
      {removed && <RemoveTask releaseId={releaseId} task={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

function RemoveTask({ releaseId, task, onClose }: { releaseId: string; task: Task; onClose: () => void }) {
  const reload = useReloadPlans();
  const remove = useMutation({
    mutationFn: () => api.delete<void>(`${tasksKey(releaseId)[0]}/${task.id}`),
    onError: (error) => {
      toast({ title: "Couldn't remove the task", description: sentenceOf(error), variant: 'destructive' });
    },
    onSettled: async () => {
      await reload();
      onClose();
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title="Remove this task?"
      description={`“${task.title}” leaves the plan and your calendar.`}
      confirmLabel="Remove"
      isDestructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}

interface NewTaskFields {
  /** The same for every attempt, so a retry adds nothing twice. Another text is another task. */
  id: string;
  title: string;
  due: string;
}

const noTask = (): NewTaskFields => ({ id: crypto.randomUUID(), title: '', due: '' });

function NewTask({ releaseId }: { releaseId: string }) {
  const [typed, setTyped] = useState(noTask);
  const { title, due } = typed;
  const edit = (changed: { title: string } | { due: string }) =>
    setTyped({ ...typed, ...changed, id: crypto.randomUUID() });
  const reload = useReloadPlans();
  const add = useMutation({
    mutationFn: (sent: NewTaskFields) =>
      api.post<Task>(tasksKey(releaseId)[0], { id: sent.id, title: sent.title, ...(sent.due && { due: sent.due }) }),
    onSuccess: (_task, sent) => {
      // Keep what was typed in the meantime.
      setTyped((now) => (now === sent ? noTask() : now));
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
        if (title.trim() !== '') add.mutate(typed);
      }}
    >
      <div className="min-w-56 grow">
        <Field label="Add a task" {...(fields['title'] && { error: fields['title'] })}>
          <Input
            value={title}
            maxLength={limits.taskTitleMax}
            onChange={(event) => edit({ title: event.target.value })}
          />
        </Field>
      </div>
      <Field label="Due" {...(fields['due'] && { error: fields['due'] })}>
        <Input type="date" value={due} onChange={(event) => edit({ due: event.target.value })} />
      </Field>
      <Button type="submit" variant="outline" pending={add.isPending} disabled={title.trim() === ''}>
        Add
      </Button>
      {add.error && Object.keys(fields).length === 0 && <p role="alert">{sentenceOf(add.error)}</p>}
    </form>
  );
}
