import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plainText } from '../prose/read-markdown.ts';
import { changelogText, feedText, listChanges } from './read-changelog.ts';

const TEXT = `# Changelog

Words.

## [Unreleased]

### Wire

- \`POST /new\`: a thing & more.
  It goes on.
- **Second**: x < y.

## [1.0.0] - 2026-01-02

### Changed

- Old.
`;

describe('the changelog', () => {
  it('is a list of changes with their release and part', () => {
    assert.deepEqual(
      listChanges(TEXT).map(({ text, ...where }) => ({ ...where, text: plainText(text) })),
      [
        { release: 'Unreleased', day: null, part: 'Wire', text: 'POST /new: a thing & more. It goes on.' },
        { release: 'Unreleased', day: null, part: 'Wire', text: 'Second: x < y.' },
        { release: '1.0.0', day: '2026-01-02', part: 'Changed', text: 'Old.' },
      ],
    );
  });

  it('is a feed whose entries are known by their text, dated by the release or by the day of the file', () => {
    const feed = feedText(TEXT, Date.UTC(2026, 10, 23));
    assert.equal(feed.match(/<entry>/g)?.length, 3);
    assert.ok(feed.includes('<title>Wire: POST /new</title>'), feed);
    assert.ok(feed.includes('x &lt; y') && feed.includes('a thing &amp; more'));
    assert.ok(feed.includes('<updated>2026-01-02T00:00:00.000Z</updated>'));
    assert.ok(feed.includes('<updated>2026-11-23T00:00:00.000Z</updated>'));
    const ids = (text: string) => [...text.matchAll(/<id>(tag:[^<]+)/g)].map(([, id]) => id);
    assert.deepEqual(ids(feedText(TEXT.replace('Words', 'Other words'), 0)), ids(feed));
    assert.notDeepEqual(ids(feedText(TEXT.replace('Old', 'Older'), 0)), ids(feed));
  });

  it('is ours: it can be read whole', () => {
    const changes = listChanges(changelogText());
    assert.ok(changes.length > 50);
    for (const { release, part, text } of changes) assert.ok(release && part && plainText(text));
  });
});
