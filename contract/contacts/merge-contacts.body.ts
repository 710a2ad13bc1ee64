import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsUUID } from 'class-validator';

/** POST /api/contacts/merge: merges several contacts into one. */
export class MergeContactsBody {
  /** The first one stays; its empty fields are filled in from the others. */
  @ArrayMinSize(2)
  @ArrayMaxSize(20)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  ids: string[];
}
