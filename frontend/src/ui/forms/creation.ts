import { api, ApiError } from '@/lib/api';

/**
 * Creates what a form describes, once, however often the form is saved. If the response to a save was lost, it may be
 * stored, and the next save may say something else. So every save repeats the first one's call, which the server knows by
 * its id, and sends the fields edited since as a change: they win, nothing is created twice, and what another tab has
 * changed in the meantime stays.
 */
export class Creation<Created, Fields extends object> {
  private readonly id = crypto.randomUUID();
  /** The fields that the first save sent. */
  private first: Fields | undefined;
  /** The fields that any later save has sent. */
  private readonly edited = new Set<keyof Fields>();

  /** @param path creates with POST, and changes with PATCH at `{path}/{id}` */
  constructor(private readonly path: string) {}

  /** @param fields optional ones are absent if empty @throws ApiError */
  async save(fields: Fields): Promise<Created> {
    const first = (this.first ??= fields);
    const names = new Set([...Object.keys(first), ...Object.keys(fields)]) as Set<keyof Fields>;
    for (const name of names) if (fields[name] !== first[name]) this.edited.add(name);
    try {
      const created = await api.post<Created>(this.path, { ...first, id: this.id });
      if (this.edited.size === 0) return created;
    } catch (error) {
      const isInvalid = error instanceof ApiError && error.status === 400;
      if (!isInvalid) throw error;
      // Nothing was stored, so the next save is the first one.
      const isEdited = this.edited.size > 0;
      this.first = undefined;
      this.edited.clear();
      if (!isEdited) throw error;
      return this.save(fields);
    }
    const changes = Object.fromEntries([...this.edited].map((name) => [name, fields[name] ?? null]));
    return api.patch<Created>(`${this.path}/${this.id}`, changes);
  }
}
