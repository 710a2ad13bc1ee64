import { cleanFileName, kindOf } from './media-kinds.js';

describe('the kind of a file', () => {
  it.each([
    ['an MP3 with a tag', 'ID3\x04\x00\x00\x00\x00\x10\x00', 'audio/mpeg'],
    ['a WAV', 'RIFF\x24\x00\x00\x00WAVEfmt ', 'audio/wav'],
    ['an MP4', '\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isomiso2', 'video/mp4'],
    ['a MOV', '\x00\x00\x00\x14ftypqt  \x00\x00\x00\x00qt  ', 'video/quicktime'],
    ['an iPhone photo', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'image/heic'],
    ['an AVI', 'RIFF\x24\x00\x00\x00AVI LIST', undefined],
    ['HTML', '<!doctype html><script>alert(1)</script>', undefined],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', undefined],
    ['PDF', '%PDF-1.7\n', undefined],
    ['a program', 'MZ\x90\x00', undefined],
    ['nothing', '', undefined],
  ])('%s is recognised by its bytes', async (_what, bytes, contentType) => {
    expect((await kindOf(Buffer.from(bytes, 'latin1')))?.contentType).toBe(contentType);
  });
});

describe('the name of a file', () => {
  it.each([
    ['Low Tide (final).mp3', ['.mp3'], 'Low Tide (final).mp3'],
    ['../../etc/cron.d/x.png', ['.png'], 'x.png'],
    ['..\\..\\x.png', ['.png'], 'x.png'],
    ['a\0.png', ['.png'], 'a.png'],
    ['a\r\nSet-Cookie: x=1.png', ['.png'], 'a Set-Cookie x=1.png'],
    ['CON.png', ['.png'], '_CON.png'],
    ['photo.png', ['.jpg', '.jpeg'], 'photo.jpg'],
    ['photo.JPEG', ['.jpg', '.jpeg'], 'photo.JPEG'],
    ['photo', ['.jpg', '.jpeg'], 'photo.jpg'],
    ['IMG_1.HEIC', ['.jpg', '.jpeg'], 'IMG_1.jpg'],
    ['.png', ['.png'], 'png.png'],
    ['', ['.png'], 'Untitled.png'],
    ['evil\u202Egnp.exe', ['.png'], 'evil gnp.exe.png'],
    ['夜の海 🌊.wav', ['.wav'], '夜の海 🌊.wav'],
    ['x'.repeat(300) + '.mp3', ['.mp3'], 'x'.repeat(116) + '.mp3'],
    ['🌊'.repeat(100) + '.mp3', ['.mp3'], '🌊'.repeat(58) + '.mp3'],
  ] as [string, [string, ...string[]], string][])('%j with extension %j is stored as %j', (given, endings, kept) => {
    expect(cleanFileName(given, endings)).toBe(kept);
  });
});
