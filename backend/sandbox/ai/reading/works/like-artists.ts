/** "Like Big Thief", "like a cross between Low and Grouper". */
const hasName =
  /(?:^|[ (/])(?!I(?:['’]|\s|$)|(?:AI|ChatGPT|Spotify|TikTok|Apple|Instagram|Google|PR|HR|CEO)(?!\p{L}))\p{Lu}[\p{L}\d]/u;
/** "Like a car dealership", "like we're blaming the venue": how words or people come across. */
const ofManner =
  /^(?:we|I|it|they|you|he|she|someone|somebody|something|nothing|this|that|there|if|an?|my|our|your|every|some|all|one|two|too|such|proper|real|just|marketing|corporate|business|press)(?!\p{L})|(?<!\p{L})(?:ads?|adverts?|advertisements?|commercials?|dealerships?|brochures?|leaflets?|engineers?|lawyers?|robots?|bots?|politicians?|teachers?|salesm[ae]n|estate agents?|bankers?|priests?|idiots?|amateurs?|beginners?|kids|children|teenagers|grown-?ups|strangers?|nonsense|waffle|jargon|shit|crap|rubbish|fun|trouble|work|hell|heaven|\p{L}{3,}ing)(?!\p{L})/iu;

/** Whether what something sounds like is music: by its names, or without any for what was typed in small letters. */
export function isLikeArtists(value: string): boolean {
  return hasName.test(value) || !ofManner.test(value.trim());
}
