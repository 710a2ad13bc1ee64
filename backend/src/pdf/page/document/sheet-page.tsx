import type { ReactElement } from 'react';
import type { SheetModel } from '../sheet-model.js';
import type { BlockKind } from '../sheet-variants.js';
import { ContactBar } from './contact-bar.js';
import { Hero } from './hero.js';
import type { SheetLook } from './look.js';
import { SheetBlock } from './sheet-block.js';

/** Nothing is loaded and nothing runs, wherever this document is opened. */
const policy =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

/** The whole document of a sheet. */
export function SheetPage({ model, look }: { model: SheetModel; look: SheetLook }): ReactElement {
  const bar = <ContactBar model={model} look={look} />;
  const columns = [model.side, model.main].filter((blocks) => blocks.length > 0).length;
  return (
    <html lang={model.language} dir={model.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <title>{model.title}</title>
        <style dangerouslySetInnerHTML={{ __html: look.style }} />
      </head>
      <body>
        <main className="sheet">
          <Hero model={model} look={look} />
          {model.isContactFirst && bar}
          {columns > 0 && (
            <div className={columns === 1 ? 'columns single' : 'columns'}>
              <Column name="side" blocks={model.side} model={model} look={look} />
              <Column name="main" blocks={model.main} model={model} look={look} />
            </div>
          )}
          {!model.isContactFirst && bar}
        </main>
      </body>
    </html>
  );
}

interface ColumnProps {
  name: 'side' | 'main';
  blocks: BlockKind[];
  model: SheetModel;
  look: SheetLook;
}

function Column({ name, blocks, model, look }: ColumnProps): ReactElement | null {
  if (blocks.length === 0) return null;
  return (
    <div className={`column ${name}`}>
      {blocks.map((kind) => (
        <SheetBlock key={kind} kind={kind} model={model} look={look} />
      ))}
    </div>
  );
}
