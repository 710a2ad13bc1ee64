import type { Task, TaskList } from '@contract/releases/task';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { toast } from '@/ui/toasts/toast-store';
import { tasksKey, useReloadPlans } from './releases-query';
import type { TaskChange } from './task-changes';

const mutationKey = ['change-task'];

/**
 * Changes tasks of a release. `waiting` has the unsaved changes, which a screen can show immediately. Changes to one task
 * are sent one after the other.
 */
export function useTaskChanges(releaseId: string) {
  const queryClient = useQueryClient();
  const reload = useReloadPlans();
  const [waiting, setWaiting] = useState<TaskChange[]>([]);
  const lastSaves = useRef(new Map<string, Promise<Task>>());
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (change: TaskChange) => {
      const saved = save(releaseId, change, lastSaves.current.get(change.task.id));
      lastSaves.current.set(change.task.id, saved);
      return saved;
    },
    onSuccess: (saved, { task, due, isUndo }) => {
      queryClient.setQueryData<TaskList>(tasksKey(releaseId), (list) =>
        list ? { ...list, items: list.items.map((item) => (item.id === saved.id ? saved : item)) } : list,
      );
      const before = task.due;
      if (due === undefined || before === null || isUndo) return;
      toast({
        title: 'Task moved',
        action: {
          label: 'Undo',
          altText: 'Move it back by its date',
          onAction: () => change({ task: saved, due: before, isUndo: true }),
        },
      });
    },
    onError: (error) => {
      toast({ title: "Couldn't change the task", description: sentenceOf(error), variant: 'destructive' });
    },
    onSettled: (_saved, _error, change) => {
      setWaiting((changes) => changes.filter((other) => other !== change));
      const isLast = queryClient.isMutating({ mutationKey }) === 1;
      if (isLast) void reload();
    },
  });
  const change = useCallback(
    (wanted: TaskChange) => {
      setWaiting((changes) => [...changes, wanted]);
      mutate(wanted);
    },
    [mutate],
  );
  const tick = useCallback((task: Task, done: boolean) => change({ task, done }), [change]);
  const move = useCallback(
    (task: Task, due: string) => {
      if (due !== task.due) change({ task, due });
    },
    [change],
  );
  return { waiting, tick, move };
}

/**
 * @param before the previous save of the same task, running or finished: this change builds on the version it returned
 */
async function save(
  releaseId: string,
  { task, done, due }: TaskChange,
  before: Promise<Task> | undefined,
): Promise<Task> {
  const made = await before?.catch(() => undefined);
  return api.patch<Task>(`/api/releases/${releaseId}/tasks/${task.id}`, {
    ...(done !== undefined && { done }),
    ...(due !== undefined && { due }),
    version: Math.max(task.version, made?.version ?? 0),
  });
}
