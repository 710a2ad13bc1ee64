/** The file name in a response's Content-Disposition header; names beyond ASCII are percent-encoded (RFC 6266). */
export function attachedName(headers: Headers): string | undefined {
  const header = headers.get('Content-Disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/i.exec(header)?.[1];
}
