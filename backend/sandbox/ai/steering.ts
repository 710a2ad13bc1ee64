const steeringWord = /\[sandbox:(slow|long|error|cut|hang|rate-limit)\]/g;

export type Steering = 'slow' | 'long' | 'error' | 'cut' | 'hang' | 'rate-limit';

/** Splits a message into what it says and the words that steer the stand-in for tests. */
export function readSteering(message: string): { text: string; steering: Set<Steering> } {
  const steering = new Set<Steering>();
  for (const match of message.matchAll(steeringWord)) steering.add(match[1] as Steering);
  return { text: withoutSteering(message), steering };
}

export function withoutSteering(message: string): string {
  return message.replace(steeringWord, ' ').replace(/ {2,}/g, ' ').trim();
}
