// Boards that many solvers have been timed on.
#pragma once

#include <array>
#include <string_view>

namespace unblocker {

inline constexpr std::string_view puzzleI4 = "..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL.";
inline constexpr std::string_view puzzleE535 = "BCC.D.BEF.DGBEFAAGHHHI.G..JIKKLLJMM.";
inline constexpr std::string_view puzzleBeginner96 = "..BCDDEEBCF.GAACF.GHIIJJ.HK..L..KMML";
inline constexpr std::string_view puzzle60Moves = "IBBx..I..LDDJAAL..J.KEEMFFK..MGGHHHM";

// The classic cards, easiest first.
inline constexpr std::array<std::string_view, 40> classicCards{
    "BB...CD..E.CDAAE.CD..E..F...GGF.HHH.", "B..CCCB..D.EAA.DFEGGG.FE..H.IIJJHKK.",
    ".............AAB...CCB.D.E.B.D.EFF.D", "B..C..B..C..BAAC....DEEE..D..F..GGGF",
    "BB.C.DE..CFDEAACFGEHHHFGI...JJI...KK", "BB.C..DD.CEF.AAGEFHHIGEFJ.IG..J..KKK",
    ".BCCDE.B.FDE.AAF.G..HH.G...I.....I..", "...BBC..DDECAAFGECHHFGIIJJKLLLMMKNNN",
    ".BCCDD.B.EFFAA.EGHIJJJGHI.K.GLI.K..L", "BBC.DDEEC..FGAA..FGHHH.FG..IJJKK.ILL",
    "BCCD..B..D..BAAD....EFFF..E..G..HHHG", "BCC..DB.E..DAAE..D..EFFF....G.HHH.G.",
    "BBCCD...E.DF.GEAAFHG.IIFH..JKKHLLJMM", "BBC.....C.DDEFAAGHEFIIGH..J.KKLLJ...",
    ".BBCC.DDEEFGHIAAFGHIJKFGHIJKLL.MMNN.", "BBCCDEF.GGDEFHIAAE.HIJJJ..I...KK....",
    "BCCC..B.DDEEAAF...GGFH..IIIHJKLLLHJK", "BBCD..EECD..FAAD..FGGG..FHH...III...",
    "..BCC...B.D..EAAD..EFFG..HHHG.......", "B..CCCBDDE..AAFE.G..F..G..HIIG..HJJJ",
    "BBCD..E.CD..EAAD..EFFF...........GGG", "..BCCCD.BEFFDAAE...G.EHHIGJJ.KILLL.K",
    "..BBBC..DEEC..DAAC..FGHH..FGII..JJJ.", "..BCC..DB...EDAAF.EGG.F.HHH.I.JJ..I.",
    "BBC.DDEEC..FGAA.HFGIIIHFGJ.KLL.J.KMM", ".B.CCCDB.EF.DAAEFGHIIIFGH.J..K..JLLK",
    "BCCD..BEED..AAFD.G..FHHG..I..G..IJJJ", "BBBC....DCEEAAD...FGDHHIFGJJJIKKLL.I",
    "BBB.C...D.C.AAD.CEFGGHHEFIIJ.KLLLJ.K", "B.CDDDB.CE..BAAE..FFGG.H.....HIIJJ.H",
    "BB.CCC...DEEFAAD.GF.HIIGJJH..G..HKKK", "BBCDEE..CD..AAC...FGGHHIF..J.IKK.J.I",
    ".BC.DD.BC...AAC...EFFGGHEIIJKHLLLJKH", "B..CCCB..D.EAA.DFEGGGHFE..IHJJKKILL.",
    "..BCCD..BE.DAABE.DFGGG..FHHIJ.KK.IJ.", "BCCCDDBEFF.GBEAA.GHHHI.G..JIKKLLJ...",
    "BBC.DDEEC.FGHAA.FGHIIIFGH..JKKLL.JMM", "B..CCCBDDE..AAFE.G..FHHG..IJJG..IKKK",
    "..BCCC..BD..AAED.FGGEHHFIJKK.FIJLL..", "BCC.D.BEF.DGBEFAAGHHHI.G..JIKKLLJMM.",
};

// The cards of the new edition.
inline constexpr std::array<std::string_view, 40> newEditionCards{
    "..B.CC..B...AAB...DDD..E.....E.....E", "..B.....B..C..BAACDDDE.C...EFF......",
    "BCDDE.BCFFE.AAGH....GHI...JHI...J...", "........B.C.AAB.CDEEE.CDFGH.IIFGH.JJ",
    "..BBB.CCC.D.AA..DEFFF.DEG.H.IIG.H.JJ", "........B..CAAB..CD.BEEFDGGHIFJJJHIF",
    "..BBC..DDDCE..AACE..FGGG..FHII...HJJ", "BBCDEEFFCDGH.IAAGH.I.....I.JJJ......",
    "BCCD..B.ED.FAAE..FGGHHHI..J..I..J...", ".BCCDD.B...E.B.AAE.F.GHH.F.GIJ.KKKIJ",
    "BBBC.D..EC.DAAE..F..EGGFHHH.I..JJ.I.", "BBCDE.F.CDE.FAADEG.....G.HII.G.H.JJJ",
    ".BBCCCDDDEFGAAHEFGI.HJJKILL..KMMNNNK", "BBC...D.CEEED.AAF.....F.GGHHHI.....I",
    "BCDDEEBC.FFFBG.AAHIG.JJHIKKKLMNNN.LM", "...BCC...BDDAAEFGHIIEFGHJKKKLMJNNNLM",
    "BBBCCDEEFGGDAAFH.I...HJIKLLHJ.KMMMNN", ".BCCCD.B...D.AAEFGHHIEFGJ.IKKGJ.ILLL",
    "..BCCC..B..DAAE..DFFE.GH.IJJGH.IKKKH", "...BCC...B..AADE.F..DEGFHIIIGJH....J",
    "BBCD..E.CD..EAAD..E..FFFGGG.HIJJ..HI", ".BCCDE.BFGDEAAFGHIJ.KLHIJ.KL.IJMMMNN",
    "B.C.DDB.CEEEFAAG.HFI.G.HFIJJKLMMNNKL", "B.CDDDB.CE..BAAE..FFGG.H.....HIIJJ.H",
    "BB.CDE...CDEFAAC.GF.HIIGJJH..GKKH...", "B..C..B..CDDBAAE....FEGG..FHHI..F..I",
    "BBC.DDE.C...E.AAF.EGGGFH...IFH...IJJ", "BBCCCDE..FFDE..AAGHHIIJGKKL.JG..LMMM",
    "BBC.DE..C.DE..CAAE...FGGHIIF..H..F..", "B.CCC.BDDDEFAAGHEFIIGHEF...JKK.LLJ..",
    "BCDDEFBC..EFGAAH.IGJJH.IG.KLLLMMKNNN", "BBBCDEFGGCDEF.AADEHHI....JIKK..JLLMM",
    "BBCCCDE.FFGDE.AAGHIIJKKHLLJM..NNNM..", "BCCD.EB.FD.EAAFD.GHHIIJG..K.J...KLLL",
    "BB.C.DEF.C.DEFAAGHIJJKGHI.LKG.I.LMM.", "BCCD..B..DEEBAAF....GFHH..GIIJ..G..J",
    "BBBCDEFGGCDEF.AAD.HHI....JI.KK.JLLMM", "BCDDE.BCF.EGB.FAAGHHHI.G..JIKKLLJMM.",
    "..BCCC..BDEEFAADGHFI..GHJIKKGLJMMNNL", "BCCDDDB.EEF.AAG.F.HHGIIJ.KKL.JMMML.J",
};

// 6×6 boards with large reachable sets (438,580 positions down to 293,622), found at random; each
// from one of its positions that are farthest from the exit.
inline constexpr std::array<std::string_view, 5> largestSets{
    "...BB..CC.DEAAF.DE..FGG.HIJJ..HIKK..", "..BB.....CDDAA.CEFG.HHEFG..II.JJ..KK",
    "B.CC..B.D.EEAADFGHIJ.FGHIJ......KK..", ".BBCC..DD.E.FAAGE.F.HGII..HJJK.LL..K",
    "BBC....DCEEF.DAAGFHH.IG.J..IKKJLLL..",
};

// Larger boards, each with more positions than the one before.
inline constexpr std::array<std::string_view, 4> boards8x8{
    "8x8:right3:..BC.DDE.FBC...E.F.G...EAA.G..H..I....H.JI..KK..JLMNNOOO.LMPP.QQ",
    "8x8:right3:B.C..DE.B.C..DE...C.FF.GAAHI...GJ.HI.K..J...LKMMN.OOLK..NPPPQQ..",
    "8x8:right3:..BBBC..D.EE.C..D....FG.AA..HFGI...JH.GIKL.JH.MIKLNNO.M.KLPPO.QQ",
    "8x8:right3:B.CDDD..B.CEEEFFB.GG.HI.AAJ..HIK..JL.HMKNN.LO.M..PP.O.......OQQQ",
};
inline constexpr std::array<std::string_view, 4> boards10x10{
    "10x10:right4:BBC.DD.EFFGGCHHHIE..JJKKLMINNNOO..LMIPPPAAQ.L...R...QSSSTURVW..X.YTU.VWZ.X.Ya.."
    "bcZddee"
    "affbcZ....gg..",
    "10x10:right4:BB.....CC..DE.....F..DE.GHH.F.IIJJGK..F.AA..LK....MM..LK.NNN..OOPPQRRR..SSTTQU..."
    "V.W.."
    ".U...V.WXX.YYY",
    "10x10:right4:B.CCC.DEE.B.FFFGD.....HH.G.IJJKKK..G.ILLAA..MN..O...PPMNQQO.RS..MNTT.URSVVV.W.XU."
    "YZ.ab"
    "W.XU.YZ.abccc.",
    "10x10:right4:B..CDDEFGGBHHCI.EFJ...KKI..FJ..LLLM.N.JOAA..M.N..O..PPM.N.QQRRR..STT.UV....S."
    "WWUVXXYY."
    "ZZZa..bb.ccc.a",
};

// More than a hundred million positions: the growth of time and memory is measured on it.
inline constexpr std::string_view boardWithoutEnd = boards8x8.back();

}  // namespace unblocker
