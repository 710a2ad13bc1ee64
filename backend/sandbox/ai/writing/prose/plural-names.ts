const plurals: Record<string, string> = {
  ...{
    publica: 'publican',
    ha: 'han',
    anuncia: 'anuncian',
    sale: 'salen',
    toca: 'tocan',
    hace: 'hacen',
    es: 'son',
    viene: 'vienen',
  },
};

/** A Spanish text with the verbs behind a name in the plural: "Los Tarantos publican …". Other names leave it as it is. */
export function withPluralName(markdown: string, name: string): string {
  if (!/^(?:los|las) /iu.test(name)) return markdown;
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  // "Los Tarantos, grupo de cumbia de Rosario, Argentina, publican …"
  const behind = new RegExp(
    `(${escaped}(?:, (?:(?!publica |ha |anuncia |sale |toca )[^.\\n])+,)? )(${Object.keys(plurals).join('|')})(?= )`,
    'gu',
  );
  return markdown.replace(behind, (_, before: string, verb: string) => before + (plurals[verb] ?? verb));
}
