const most = 2000;
/** Longer keys aren't kept: they would take more memory than they save time. */
const longestKey = 4000;

/**
 * A function of texts and numbers that keeps its last results: a reply reads the same messages dozens of times. The results must
 * not be changed.
 */
export function remembered<Values extends readonly (string | number | readonly string[])[], Result>(
  work: (...values: Values) => Result,
): (...values: Values) => Result {
  const results = new Map<string, Result>();
  return (...values) => {
    const key = JSON.stringify(values);
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = work(...values);
    if (results.size >= most) results.clear();
    if (key.length <= longestKey) results.set(key, result);
    return result;
  };
}
