import { completeLink } from '@contract/rules/link-rule';
import { sheetLists, type SheetListPlace, type SheetText, sheetTextProblem } from '@contract/rules/sheet-rule';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/ui/button';
import { Field } from '@/ui/forms/field';
import { IconButton } from '@/ui/icon-button';
import { Input } from '@/ui/forms/input';
import { useSheetForm } from './sheet-form';
import { SourceNote } from './source-note';

type Item = Record<string, string>;

/** A list of items that can be edited, moved, removed and added. */
export function SheetListField({ place, hint }: { place: SheetListPlace; hint: string }) {
  const { content, chatId, sourceOf, changeContent } = useSheetForm();
  const rows = useRef<HTMLOListElement>(null);
  const { label, most, items: rules } = sheetLists[place];
  const fields = Object.entries<SheetText>(rules);
  const items = content[place] as unknown as Item[];
  const put = (next: Item[]): void => changeContent({ ...content, [place]: next });
  const move = (from: number, to: number): void => {
    const item = items[from];
    if (!item) return;
    put(items.toSpliced(from, 1).toSpliced(to, 0, item));
    // Focus the same button at the new position, or the opposite one at the end of the list.
    requestAnimationFrame(() => {
      const ways = [...(rows.current?.children[to]?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])];
      const onwards = ways.find((way) => way.dataset['move'] === (to < from ? 'up' : 'down') && !way.disabled);
      (onwards ?? ways.find((way) => !way.disabled))?.focus();
    });
  };
  const add = (): void => {
    put([...items, Object.fromEntries(fields.map(([name]) => [name, '']))]);
    // Focus the new item once it has rendered.
    requestAnimationFrame(() => rows.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  };
  const remove = (index: number): void => {
    put(items.toSpliced(index, 1));
    requestAnimationFrame(() => rows.current?.parentElement?.querySelector<HTMLElement>('[data-add]')?.focus());
  };

  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{hint}</p>
      <ol ref={rows} className="flex flex-col gap-3">
        {items.map((item, index) => (
          <li key={index} className="rounded-card border-[1.5px] border-line p-3">
            <fieldset>
              <legend className="sr-only">{`${label} ${index + 1}`}</legend>
              <div className="mb-1 flex items-center gap-1">
                <span className="grow text-sm font-bold" aria-hidden="true">{`${label} ${index + 1}`}</span>
                <SourceNote source={sourceOf(`${place}.${index}`)} chatId={chatId} />
                <IconButton
                  label={`Move ${label.toLowerCase()} ${index + 1} up`}
                  data-move="up"
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp className="size-4.5" aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={`Move ${label.toLowerCase()} ${index + 1} down`}
                  data-move="down"
                  disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown className="size-4.5" aria-hidden="true" />
                </IconButton>
                <IconButton label={`Remove ${label.toLowerCase()} ${index + 1}`} onClick={() => remove(index)}>
                  <Trash2 className="size-4.5" aria-hidden="true" />
                </IconButton>
              </div>
              <div className="grid gap-3 sm:grid-cols-2">
                {fields.map(([name, rule]) => (
                  <div key={name} className={rule.max > 200 ? 'sm:col-span-2' : undefined}>
                    <Field label={rule.label} error={sheetTextProblem(item[name], rule)}>
                      <Input
                        value={item[name] ?? ''}
                        onChange={({ target }) => put(items.with(index, { ...item, [name]: target.value }))}
                        onBlur={() => {
                          const typed = item[name] ?? '';
                          const link = rule.isLink ? completeLink(typed) : typed;
                          if (link !== typed) put(items.with(index, { ...item, [name]: link }));
                        }}
                      />
                    </Field>
                  </div>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      {items.length < most && (
        <Button variant="outline" data-add onClick={add} className="self-start">
          <Plus className="size-4.5" aria-hidden="true" />
          Add a {label.toLowerCase()}
        </Button>
      )}
    </div>
  );
}
