import { completeLink } from '@contract/rules/link-rule';
import {
  sheetTextAt,
  sheetTextProblem,
  type SheetTextPlace,
  sheetTexts,
  withSheetText,
} from '@contract/rules/sheet-rule';
import { Field } from '@/ui/forms/field';
import { Input } from '@/ui/forms/input';
import { GrowingTextarea } from '@/ui/forms/textarea';
import { useSheetForm } from './sheet-form';
import { SourceNote } from './source-note';

interface SheetTextFieldProps {
  place: SheetTextPlace;
  hint?: string;
  /** For longer texts: the number of visible lines. */
  rows?: number;
}

/** A text field of the sheet, with the source of its fact. */
export function SheetTextField({ place, hint, rows }: SheetTextFieldProps) {
  const { content, chatId, sourceOf, changeContent } = useSheetForm();
  const value = sheetTextAt(content, place);
  const rule = sheetTexts[place];
  const change = (text: string): void => changeContent(withSheetText(content, place, text));
  return (
    <Field
      label={rule.label}
      hint={hint}
      error={sheetTextProblem(value, rule)}
      aside={value !== '' && <SourceNote source={sourceOf(place)} chatId={chatId} />}
    >
      {rows ? (
        <GrowingTextarea
          rows={rows}
          value={value}
          className="max-h-[14lh]"
          style={{ minHeight: `calc(${rows}lh + 1.5rem)` }}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <Input
          value={value}
          inputMode={'isLink' in rule ? 'url' : undefined}
          onChange={({ target }) => change(target.value)}
          onBlur={() => {
            const link = 'isLink' in rule ? completeLink(value) : value;
            if (link !== value) change(link);
          }}
        />
      )}
    </Field>
  );
}
