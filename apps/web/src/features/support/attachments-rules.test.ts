import { supportMessageFields } from '@theia-astro/server/rules/support-message';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addFiles, rejection } from './attachments-rules.ts';

const MIB = 1024 * 1024;
const png = (name: string, size = 10) => ({ name, type: 'image/png', size });

test('a message needs one of the five subjects and a text', () => {
  for (const subject of ['api', 'billing', 'account', 'general', 'marketing'])
    assert.equal(supportMessageFields.safeParse({ subject, message: ' x ' }).success, true);
  for (const wrong of [
    { subject: '', message: 'x' },
    { subject: 'tarot', message: 'x' },
    { subject: 'api', message: ' \n ' },
  ])
    assert.equal(supportMessageFields.safeParse(wrong).success, false);
});

test('three JPEG, PNG or PDF of 6 MB may be attached; each rejection names its file', () => {
  const three = addFiles(
    [png('a.png')],
    [
      { name: 'b.jpg', type: 'image/jpeg', size: 6 * MIB },
      { name: 'c.pdf', type: 'application/pdf', size: 1 },
    ],
  );
  assert.deepEqual([three.files.length, three.rejections], [3, []]);
  assert.deepEqual(addFiles(three.files, [png('d.png')]), {
    files: three.files,
    rejections: [{ title: 'Too many files', description: 'You can upload up to 3 attachments only.' }],
  });
  assert.deepEqual(
    addFiles([], [{ name: 'e.gif', type: 'image/gif', size: 1 }, png('f.png', 6 * MIB + 1), png('g.png')]),
    {
      files: [png('g.png')],
      rejections: [
        {
          title: 'Invalid file format',
          description: 'e.gif is not a supported format. Please upload JPEG, PNG, or PDF.',
        },
        { title: 'File too large', description: 'f.png exceeds the 6MB limit.' },
      ],
    },
  );
});

test('a file with a false picture type is rejected with the same message', () => {
  assert.equal(
    rejection(400, 'x.png is not a supported format. Please upload JPEG, PNG, or PDF.').title,
    'Invalid file format',
  );
  assert.deepEqual(rejection(500, 'The function failed.'), {
    title: 'Failed to send message',
    description: 'Please try again later.',
  });
});
