const services =
  '(?:ambulances?|hospitals?|hospices?|lifeboats?|fire (?:brigade|service|station)|fire[- ]?fighters?|police|mountain rescue|rescue|coastguard|blood bikes?|emergency services?|refuge|food ?banks?|ambulancias?|bomberos|protección civil|cruz roja)';
const gives =
  '(?:rais(?:e|es|ed|ing)(?: [\\p{L}£$€\\d,.]+){0,3}? (?:for|to help)|fund-?rais\\p{L}+(?: \\p{L}+){0,2}? for|collect(?:s|ed|ing)?(?: \\p{L}+){0,2}? for|in aid of|benefit(?:s|ing)?(?: (?:gig|show|concert|single|song|night))?(?: for)?|charity (?:\\p{L}+ )?(?:for|supporting|raising)|donat\\p{L}+(?: [\\p{L}£$€\\d,.%]+){0,6}? to|proceeds(?: \\p{L}+){0,4}? to|(?:door|money|profits?|takings|tickets?|it all|everything|all of it|entry|share|half|rest|pound|euro|quid|£\\d|\\d+ ?%)(?: (?:of|from|on|each|every|the|sold|sale|sales|price|all|a|ticket|tickets|night|gig|show|door|is|are|will|be|all)){0,6} (?:goes|go|going|gone) (?:straight |directly |all )?(?:to|towards)|(?:gig|show|concert|night|single|song) (?:is )?for|recaudar|a beneficio de|a favor de|destin\\p{L}+ a)';
/** "He's raising money for the air ambulance", "half of the door goes to the lifeboat crew". */
const given = new RegExp(
  `(?<!\\p{L})(?<lead>${gives} (?:(?:the|our|my|a|an|your|los|las|la|el) )?(?:local |children['’]?s |nearby |own )?(?:[\\p{L}'’-]+ ){0,3}?)${services}(?!\\p{L})(?: (?:crew|service|charity|station|appeal|fund|trust|volunteers|ward|unit|team))?`,
  'giu',
);

/** A message in which whom money is raised for is only a charity: an air ambulance that gets the door is no emergency. */
export function withoutGoodCauses(text: string): string {
  return text.replace(given, '$<lead>charity');
}
