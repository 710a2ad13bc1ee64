/** Whether a message wants to thank those who came to a concert: "thanks to everyone who came". */
export function thanksGuests(message: string): boolean {
  return /(?<!\p{L})(?:thank(?:s|ing)?(?:[ -]you)?|big love|shout-?out)(?: (?:so much|again|a million))? (?:to |for )?(?:every(?:one|body)|all|the (?:crowd|audience|people)|people|those|you all|folks?|who(?:ever)?|coming|everybody|post for)(?!\p{L})/iu.test(
    message,
  );
}
