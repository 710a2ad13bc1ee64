/** With `values` of `useForm`: fields that weren't edited follow the saved values, the others keep what was typed. */
export const keepTyped = { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true } as const;
