const buying = '(?:compr|pill|sac|reserv)';
const ahead = '(?: (?:antes|anticipad[oa]s?|online|por internet|ya|con (?:tiempo|antelación|anticipación)))?';

/** Behind a second price, how to pay that one: "si la compras antes", "anticipada", "if you book ahead". */
export const early = `(?:${[
  `si (?:(?:l[oa]s?|te l[oa]s?|se) )?${buying}(?:as?|ás|áis|an)${ahead}`,
  `(?:compr|pill|reserv)(?:ando|ándol[oa]s?)${ahead}`,
  '(?:la |en |de |por |con )?(?:anticipad[oa]s?|preventa|venta anticipada|reserva)',
  'online|antes',
  'if (?:you|u|they|people) (?:buy|book|get|grab)(?: (?:it|them|one|tickets?|yours))?(?: (?:before|early|in advance|online|ahead|beforehand|now))?',
  'if (?:bought|booked) (?:before|early|in advance|online|ahead)',
  'in advance|advance|adv|pre-?sale|early bird',
].join('|')})`;
