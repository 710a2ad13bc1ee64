/** "Swap it for …", "cámbiala por …": words with which a quote is given in place of another, as a pattern. */
export const quoteSwap =
  /(?:swap|change|replace|switch) (?:it|that|this|(?:(?:the|my|our|that) )?(?:quote|line|one)) (?:out )?(?:for|with|to)(?: this(?: one)?)?|(?:c[aá]mb[ií]\p{L}*|sustit[uú]y?\p{L}*|reempl[aá][zc]\p{L}*)(?: (?:la|esa|mi|esta) (?:cita|frase))? por(?: esta)?/u
    .source;
