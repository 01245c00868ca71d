// A dozen boards to begin with, from a few moves to many: made for this page, none from a game.

/** @type {readonly {notation: string, moves: number}[]} */
export const examples = [
  { notation: '5x5:right2:BCCD.BEED.AAF..GGF.H.IIIH', moves: 6 },
  { notation: '4x6:top1:..BCDDBCE..FE..F.AGG.AHH', moves: 8 },
  { notation: '6x6:right2:.BBCCCDDEEF..AA.FGHIII.GHJJKKLH..MML', moves: 11 },
  { notation: '6x6:left3:BCDEE.BCD.FxBGHHF..G.IAAJJJI.KLLL..K', moves: 14 },
  { notation: '6x6:right3:BBB.CC.DEFF.GDEHH.GAAIJKGL.IJK.LMM.K', moves: 16 },
  { notation: '6x6:top4:BBB..CDE.FFCDEGHHC.IGJJK.ILLAKMM..A.', moves: 18 },
  { notation: '6x6:left2:BC.DDDBCEE.FGC.AAFG.HII.JJHK.L...K.L', moves: 19 },
  {
    notation: '8x8:left2:BBCDD.E.FFC.G.E...H.G.AAIIH.GJJJ.K..LLL.MKNOOOPPMQN..RRRMQ....SS',
    moves: 20,
  },
  { notation: '6x6:bottom1:BA..CxBADDCE.FF.CEG..H..GIIHJJ.KKLL.', moves: 23 },
  { notation: '6x6:right3:.B.....BCDDEF.CGGEFAAHIJKLLHIJKMM.I.', moves: 24 },
  { notation: '6x6:top3:BBCCD.EEE.DF..GHHFIJGKKLIJ.A.LIMMA.L', moves: 31 },
  { notation: '7x7:right5:BBx...CxD.EEEC.D.FG..HIIFGJJH.KKLMMNAA.L..NOO.PPP', moves: 47 },
];
