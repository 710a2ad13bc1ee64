import type { ReactElement } from 'react';
import type { SheetModel } from '../sheet-model.js';
import { directionOf, languageOf } from '../sheet-text.js';
import { focusOf, type SheetLook } from './look.js';

/** The release: cover, title, date and label, where to listen. */
export function ReleaseBlock({
  model: { facts, labels },
  look: { cover },
}: {
  model: SheetModel;
  look: SheetLook;
}): ReactElement {
  const { kind, title, imprint, listen } = facts.release;
  return (
    <section className="block release" data-block="release">
      {cover && (
        <img
          className="cover"
          data-focus={focusOf(cover)}
          src={cover.source}
          alt={`Cover of ${title?.told ?? labels.release}`}
        />
      )}
      <div className="about">
        <p className="kind" dir="auto">
          {kind || labels.release}
        </p>
        {title && (
          <h2 className="title" data-place={title.place} lang={languageOf(title.told)} dir={directionOf(title.told)}>
            {title.told}
          </h2>
        )}
        {imprint.length > 0 && (
          <p className="imprint">
            {imprint.map(({ place, told }) => (
              <span key={place} className="item" data-place={place}>
                <span dir="auto">{told}</span>
              </span>
            ))}
          </p>
        )}
      </div>
      {listen && (
        <p className="listen" data-place={listen.place}>
          <a href={listen.told.href}>{labels.listen}</a>
          <span dir="ltr">{listen.told.words}</span>
        </p>
      )}
    </section>
  );
}
