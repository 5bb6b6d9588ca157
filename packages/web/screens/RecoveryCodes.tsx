// Recovery codes: made, shown once, taken back.

import { RECOVERY_CODES, type WaysIn } from '@undercrown/protocol'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountApi } from '../client/account.ts'
import { sentenceOf } from '../client/api.ts'
import { Copy } from '../parts/Copy.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Prove } from './Prove.tsx'

export function RecoveryCodes({ ways, again }: { readonly ways: WaysIn; again(): void }) {
  const { t } = useTranslation()
  const left = ways.codes
  const [asking, setAsking] = useState<'make' | 'remove'>()
  const [made, setMade] = useState<readonly string[]>()
  const [wrong, setWrong] = useState<unknown>()
  const shown = useRef<HTMLDivElement>(null)
  // They are seen this once: nobody may have to look for them.
  useEffect(() => {
    if (made) shown.current?.scrollIntoView({ block: 'center' })
  }, [made])
  async function remove(): Promise<void> {
    setAsking(undefined)
    try {
      await accountApi.removeCodes()
      setMade(undefined)
      again()
    } catch (error) {
      setWrong(error)
    }
  }
  return (
    <section className="panel pad flow" aria-labelledby="codes">
      <h2 id="codes" className="section-title">
        {t('account.codes.title')}
      </h2>
      <p className="note">{t('account.codes.line', { count: RECOVERY_CODES })}</p>
      <p>{left === 0 ? t('account.codes.none') : t('account.codes.left', { count: left })}</p>
      {made && (
        <div ref={shown}>
          <Notice kind="good" icon="life-buoy">
            {t('account.codes.made')}
            <span className="codes">
              {made.map((code) => (
                <code key={code}>{code}</code>
              ))}
            </span>
            <Copy text={made.join('\n')} />
          </Notice>
        </div>
      )}
      {wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
      <div className="beside">
        <button type="button" className="button" onClick={() => setAsking('make')}>
          {t(left === 0 ? 'account.codes.make' : 'account.codes.makeNew')}
        </button>
        {left > 0 && (
          <button type="button" className="button ghost" onClick={() => setAsking('remove')}>
            {t('account.codes.remove')}
          </button>
        )}
      </div>
      {asking === 'remove' && (
        <Dialog title={t('account.codes.remove')} close={() => setAsking(undefined)}>
          <p>{t('account.codes.removeLine', { count: left })}</p>
          <div className="dialog-buttons">
            <button type="button" className="button" onClick={() => setAsking(undefined)}>
              {t('app.cancel')}
            </button>
            <button type="button" className="button danger" onClick={remove}>
              {t('account.codes.remove')}
            </button>
          </div>
        </Dialog>
      )}
      {asking === 'make' && (
        <Prove
          title={t('account.codes.make')}
          line={t(left === 0 ? 'account.codes.makeLine' : 'account.codes.makeNewLine')}
          ways={ways}
          deed={async (proof) => {
            setMade(await accountApi.makeCodes(proof))
            again()
          }}
          close={() => setAsking(undefined)}
        />
      )}
    </section>
  )
}
