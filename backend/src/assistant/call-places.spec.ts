import { CallPlaces } from './call-places.js';

describe('the places of calls', () => {
  it('are counted per tool, after the finished calls', () => {
    const next = new CallPlaces([{ tool: 'write' }, { tool: 'read' }, { tool: 'write' }]).numbering();
    expect(['write', 'write', 'read', 'edit'].map(next)).toEqual([2, 3, 1, 0]);
  });

  it('reuse the place of a failed call, and no other', () => {
    const places = new CallPlaces([]);
    const first = places.numbering();
    expect(['write', 'write', 'write'].map(first)).toEqual([0, 1, 2]);
    places.markUsed('write', 1);
    const second = places.numbering();
    expect(['write', 'write'].map(second)).toEqual([0, 2]);
  });
});
