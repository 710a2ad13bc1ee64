import { heicEndings, mediaEndings } from '@contract/media/media';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { DropdownMenu, MenuItem } from '@/ui/menus/dropdown-menu';
import { useConversations } from '../state/conversation-context';

/** Offered by the file picker; the server checks the bytes. */
const accepted = [
  '.pdf,.docx,.txt,.md,.csv,.eml,application/pdf,text/*,image/jpeg,image/png,audio/mpeg,audio/wav',
  ...mediaEndings.image,
  ...heicEndings,
  ...mediaEndings.audio,
].join();

interface AttachMenuProps {
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
  onLibrary: () => void;
}

/** The button beside the message field that attaches files from this device or the library. */
export function AttachMenu({ disabled, onFiles, onLibrary }: AttachMenuProps) {
  const { renderLibrary } = useConversations();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <DropdownMenu
        label="Attach"
        icon={<Paperclip className="size-5" aria-hidden="true" />}
        className="flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:text-ink disabled:opacity-55"
        disabled={disabled}
        align="start"
      >
        <MenuItem onSelect={() => input.current?.click()}>File from this device</MenuItem>
        {renderLibrary && <MenuItem onOpenDialog={onLibrary}>From your library</MenuItem>}
      </DropdownMenu>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label="Choose files to attach"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Otherwise picking the same file again fires no event.
          target.value = '';
        }}
      />
    </>
  );
}
