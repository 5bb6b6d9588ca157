// The lantern over the table.

export function Lantern() {
  return (
    <svg className="lantern" viewBox="0 0 230 310" aria-hidden="true">
      <defs>
        <radialGradient id="l-flame">
          <stop offset="0" stopColor="var(--cream-97)" />
          <stop offset=".35" stopColor="var(--gold-92)" />
          <stop offset="1" stopColor="var(--gold-79)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="l-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--cream-93)" />
          <stop offset=".45" stopColor="var(--gold-78)" />
          <stop offset=".75" stopColor="var(--gold-62)" />
          <stop offset="1" stopColor="var(--gold-86)" />
        </linearGradient>
        <linearGradient id="l-glass">
          <stop offset="0" stopColor="var(--cream-93)" stopOpacity=".36" />
          <stop offset=".5" stopColor="var(--cream-93)" stopOpacity=".08" />
          <stop offset="1" stopColor="var(--cream-93)" stopOpacity=".32" />
        </linearGradient>
      </defs>
      <path d="M115 0v42" stroke="var(--gold-46)" strokeWidth="5" />
      <circle cx="115" cy="55" r="17" fill="none" stroke="url(#l-brass)" strokeWidth="6" />
      <path d="M58 113c16-30 38-45 57-45s41 15 57 45Z" fill="url(#l-brass)" />
      <path d="M76 111q39-40 78 0" fill="none" stroke="var(--gold-46)" strokeWidth="2" />
      <rect x="50" y="111" width="130" height="14" rx="5" fill="url(#l-brass)" />
      <path d="M61 125h108l9 138H52Z" fill="url(#l-glass)" />
      <circle className="lantern-glow" cx="115" cy="200" r="92" fill="url(#l-flame)" />
      <g className="lantern-flame">
        <path
          d="M116 142c22 28 32 52 22 74-5 11-14 17-23 17s-18-6-23-17c-7-17-1-33 11-48 1 10 4 15 8 14 6-9 1-24 5-40Z"
          fill="var(--cream-96)"
        />
        <path d="M115 190c11 14 14 24 9 33-5 8-13 8-18 0-5-9 0-20 9-33Z" fill="var(--gold-84)" />
      </g>
      <path d="m88 125-6 138m60-138 6 138" stroke="url(#l-brass)" strokeWidth="5" />
      <path d="m62 125-10 138m116-138 10 138" stroke="url(#l-brass)" strokeWidth="7" />
      <path d="M47 262h136l8 20H39Z" fill="url(#l-brass)" />
      <rect x="31" y="281" width="168" height="15" rx="6" fill="url(#l-brass)" />
    </svg>
  )
}
