import type { ReactElement } from 'react';
import type { SheetFacts } from '../sheet-model.js';
import type { SheetLook } from './look.js';

/** The release: cover, title, date and label, where to listen. */
export function ReleaseBlock({ facts, look: { cover } }: { facts: SheetFacts; look: SheetLook }): ReactElement {
  const { kind, title, imprint, listen } = facts.release;
  return (
    <section className="block release" data-block="release">
      {cover && <img className="cover" src={cover.source} alt={`Cover of ${title?.told ?? 'the release'}`} />}
      <div className="about">
        {kind && (
          <p className="kind" dir="auto">
            {kind}
          </p>
        )}
        {title && (
          <h2 className="title" data-place={title.place} dir="auto">
            {title.told}
          </h2>
        )}
        {imprint.length > 0 && (
          <p className="imprint">
            {imprint.map(({ place, told }) => (
              <span key={place} data-place={place} dir="auto">
                {told}
              </span>
            ))}
          </p>
        )}
        {listen && (
          <p className="listen" data-place={listen.place}>
            <a href={listen.told.href}>Listen</a>
            <span dir="ltr">{listen.told.words}</span>
          </p>
        )}
      </div>
    </section>
  );
}
