import {
  type Active,
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Task } from '@contract/releases/task';
import clsx from 'clsx';
import { GripVertical } from 'lucide-react';
import { type ReactNode, type RefObject, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { dayLabel } from './release-days';

interface TaskDragProps {
  onMove: (task: Task, due: string) => void;
  children: ReactNode;
}

/** Lets a task be dragged to another task's day: with the mouse, a long press, or the keyboard. */
export function TaskDrag({ onMove, children }: TaskDragProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextDay }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={taskBelow}
      modifiers={[vertically]}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragEnd={({ active, over }) => {
        const task = taskOf(active);
        const day = over && taskOf(over)?.due;
        if (task && day) onMove(task, day);
      }}
    >
      {children}
    </DndContext>
  );
}

interface Drag {
  /** How far the row was dragged, in pixels. */
  y: number;
  isDragged: boolean;
  /** Whether another task is being dragged over the row. */
  isTarget: boolean;
}

const atRest: Drag = { y: 0, isDragged: false, isTarget: false };

/** A row of a plan. Once the plan is rendered, it can be dragged by its grip and dropped on. */
export function TaskRow({ task, children }: { task: Task; children: ReactNode }) {
  const row = useRef<HTMLLIElement>(null);
  const [{ y, isDragged, isTarget }, setDrag] = useState(atRest);
  // Sixty grips take longer to render than the rest of the plan, so they come after it.
  const hasGrip = useDeferredValue(true, false);
  return (
    <li
      ref={row}
      style={isDragged ? { transform: `translateY(${y}px)` } : undefined}
      className={clsx(
        'flex items-start gap-3 border-b py-3',
        isTarget ? 'border-accent bg-bubble' : 'border-line',
        isDragged && 'relative z-10 bg-surface outline-2 outline-accent',
      )}
    >
      {children}
      <div className="-my-2 -mr-3 size-11 shrink-0">{hasGrip && <Grip task={task} row={row} onDrag={setDrag} />}</div>
    </li>
  );
}

interface GripProps {
  task: Task;
  row: RefObject<HTMLElement | null>;
  onDrag: (drag: Drag) => void;
}

/** The handle for dragging a task. */
function Grip({ task, row, onDrag }: GripProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({
    id: task.id,
    data: { task },
    attributes: { roleDescription: 'draggable task' },
  });
  const { setNodeRef: setDropRef, isOver } = useDroppable({ id: task.id, data: { task }, disabled: !task.due });
  useLayoutEffect(() => {
    setNodeRef(row.current);
    setDropRef(row.current);
  }, [row, setNodeRef, setDropRef]);
  const y = transform?.y ?? 0;
  const isTarget = isOver && !isDragging;
  useLayoutEffect(
    () => onDrag(isDragging || isTarget ? { y, isDragged: isDragging, isTarget } : atRest),
    [onDrag, y, isDragging, isTarget],
  );
  return (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={`Move ${task.title}`}
      title="Drag to another task’s day"
      className="flex size-full cursor-grab touch-manipulation select-none items-center justify-center text-muted"
    >
      <GripVertical className="size-5" />
    </button>
  );
}

const instructions = {
  draggable:
    'Press Space or Enter to lift the task, Up or Down to choose the day of another task, Space or Enter again to move it there, Escape to cancel.',
};

const lifted = ({ active }: { active: Active }) => {
  const task = taskOf(active);
  return task && `Lifted ${task.title}${task.due ? `, due ${dayLabel(task.due)}` : ''}.`;
};

const announcements: Announcements = {
  onDragStart: lifted,
  onDragOver: ({ active, over }) => {
    // A drag starts over its own row.
    if (over?.id === active.id) return lifted({ active });
    const day = over && taskOf(over)?.due;
    return day ? `Drop it to make it due ${dayLabel(day)}.` : undefined;
  },
  onDragEnd: ({ active, over }) => {
    const task = taskOf(active);
    const day = over && taskOf(over)?.due;
    return task && (day && day !== task.due ? `${task.title} is now due ${dayLabel(day)}.` : `${task.title} stays.`);
  },
  onDragCancel: ({ active }) => {
    const task = taskOf(active);
    return task && `${task.title} stays.`;
  },
};

const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const taskBelow: CollisionDetection = (drag) => (drag.pointerCoordinates ? pointerWithin : closestCenter)(drag);

/** Up or Down: moves to the nearest task that is due on another day. */
const toNextDay: KeyboardCoordinateGetter = (event, { context: { over, droppableContainers, droppableRects } }) => {
  if (event.code !== 'ArrowDown' && event.code !== 'ArrowUp') return undefined;
  event.preventDefault();
  const start = over && droppableRects.get(over.id);
  if (!start) return undefined;
  const day = taskOf(over)?.due;
  const isDown = event.code === 'ArrowDown';
  const targets = droppableContainers
    .getEnabled()
    .filter(({ data }) => taskOf({ data })?.due !== day)
    .flatMap(({ id }) => droppableRects.get(id) ?? [])
    .filter(({ top }) => (isDown ? top > start.top : top < start.top))
    .sort((one, other) => (isDown ? one.top - other.top : other.top - one.top));
  const [target] = targets;
  return target && { x: target.left, y: target.top };
};

/** The task of a dragged row or a drop target. */
function taskOf({ data }: { data: { current?: unknown } }): Task | undefined {
  return (data.current as { task?: Task } | undefined)?.task;
}
