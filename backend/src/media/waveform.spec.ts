import { LoudnessMeter } from './waveform.js';

/** Plays a tone into the meter, one second per call, at the given level. */
function play(meter: LoudnessMeter, seconds: number, level: (second: number) => number): void {
  const tone = Float32Array.from({ length: 8000 }, (_, at) => Math.sin(at / 5));
  for (let second = 0; second < seconds; second += 1) {
    const samples = tone.map((sample) => sample * level(second));
    meter.add([samples, samples]);
  }
}

describe('the waveform', () => {
  it.each([4, 60, 900])('of %i seconds has 120 points, with the loudest at 100', (seconds) => {
    const meter = new LoudnessMeter();
    play(meter, seconds, (second) => (second < seconds / 2 ? 0.1 : 0.4));
    const points = meter.points() ?? [];
    expect(points).toHaveLength(120);
    expect(Math.max(...points)).toBe(100);
    for (const point of points.slice(0, 55)) expect(point).toBeCloseTo(25, -1);
    for (const point of points.slice(65)) expect(point).toBeGreaterThan(90);
    expect(meter.samples).toBe(seconds * 8000);
  });

  it('doesn’t depend on how the recording is split into chunks', () => {
    const samples = Float32Array.from({ length: 50_000 }, (_, at) => Math.sin(at / 9) * (at / 50_000));
    const [whole, pieces] = [new LoudnessMeter(), new LoudnessMeter()];
    whole.add([samples]);
    for (let at = 0; at < samples.length; at += 777) pieces.add([samples.subarray(at, at + 777)]);
    expect(pieces.points()).toEqual(whole.points());
  });

  it.each([
    ['silence', [new Float32Array(5000)]],
    ['nothing', []],
    ['NaN and infinite samples', [Float32Array.of(NaN, Infinity)]],
  ])('of %s is empty', (_what, channels) => {
    const meter = new LoudnessMeter();
    meter.add(channels);
    expect(meter.points()).toBeNull();
  });
});
