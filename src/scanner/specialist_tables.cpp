// Written by unblocker_learn.
#include "tape.h"

namespace unblocker::scanner {

// clang-format off
void putSpecialists(Tape& tape) {
  tape.putAll(0xf41a040105ff0ae1U, 0x1c0504ebece509dfU, 0xfffefaf7280004fcU, 0x4fef4fe1902eefdU, 0x4faf4ebfffd0707U, 0xfb02060dfc1dfefaU, 0xf3eb26f30ffd0a18U, 0xde8f9eff002f309U);
  tape.putAll(0xf70df205fef10aefU, 0x3f4fb0dfe0ff7f5U, 0xebf8fa04010c123bU, 0x4070c08ebf7f8fbU, 0xf0faeaeefb0501f0U, 0xfd0406fba52214ffU, 0xdea0001f3faf6faU, 0x8edfcf3fcf3f3fcU);
  tape.putAll(0xfff71800eff9f410U, 0x6f2fffaf8fcfefeU, 0x4121d7eef8fafa05U, 0x8f7141603eeedf0U, 0xf1fcf202edfde9f9U, 0xf819140f001aeb0cU, 0xf0ff1f153c0df9U, 0xf7060e1f01f3feffU);
  tape.putAll(0x190a070c0a0ff90cU, 0x5f60315dee60cfeU, 0xbef0f40e06fff50dU, 0xf614f9f4fefd0209U, 0x2202feefee090b0eU, 0xff0602fbf7ff0cf0U, 0x13fe01ef01e0050bU, 0xd5f2ecf7010fedeaU);
  tape.putAll(0x914ebf50c0e02fbU, 0xfd0101f2f100fb00U, 0xf9060cfa050fff10U, 0x6f32deef5f7000cU, 0xfaf7fdfb01fc1804U, 0xeb01e50dfc13e547U, 0xfb0ff2120b0af9f4U, 0xf7eef502fc0028feU);
  tape.putAll(0xff02fcfe5ff90900U, 0xf3fdf3021c01ff12U, 0x1af90be202fc02ecU, 0xf0f709ef0ff3fff7U, 0xed10ec0704ffffU, 0x33fe000920f20711U, 0xeef705fafdfbfaffU, 0xdfe8eeedd711f5cbU);
  tape.putAll(0x6eafa010902f20fU, 0x1cfd00fe0be4e609U, 0xf520f7b40debee07U, 0xe9fdfbf805050c0eU, 0xf1f42de905fb101bU, 0xc80914e310f803f6U, 0x40906e2f4060303U, 0xf5030aedfefaf900U);
  tape.putAll(0x8f5eb04110801d7U, 0x616fa14fa1fea1cU, 0xfc21fc0eed020705U, 0xf05fcf42e000213U, 0x91635d6fafa08f6U, 0x1f7f8f0090c0004U, 0xdf746fafae707f8U, 0xf5040a01f4f9f30aU);
  tape.putAll(0xfcfdfb00f7030a25U, 0xfaf603e5220e2600U, 0x90307f2f6f52b00U, 0x504070cedf60efeU, 0xeef4fff609e70a04U, 0xf4e0e6dba0fcf9f3U, 0xf8c6f8ff00040cfdU, 0x8fa060f190218fbU);
  tape.putAll(0xdf70dfbf9f50700U, 0xfef9fd000804fb04U, 0xf413feffff0460d4U, 0xf2fbdbf9f905f506U, 0xff0f03fe17e93404U, 0x1fff4fe06f706efU, 0xec00f2ff12000908U, 0x905071bfa040816U);
  tape.putAll(0x29f401e9fff50b10U, 0xfd341a0640cfded4U, 0xa620cc06b4dae7eeU, 0x21c9e1ced3192021U, 0xc1c1d8d00c2b39e8U, 0xd83bce2811db0216U, 0x10062e30cabad522U, 0xf25ef29f7d80fe3U);
  tape.putAll(0x15331122342ece04U, 0x2d19062ef2fbf43dU, 0xf512101904010122U, 0xf3ebe4fbe91a03f4U, 0xbfe0af904f724e3U, 0x2fbfce8fe0af9f8U, 0x1e7f809fffae603U, 0xef0b0508f836eb05U);
  tape.putAll(0xeee71506020a1717U, 0xf65c03d7fccf2410U, 0x1f00071bf50911f0U, 0xff06ae0b1a0a0f06U, 0x111cdde71d130e0bU, 0xa0afe13f704fd0aU, 0xf1eb1b01f0f3fc03U, 0xf6f203f515f2f000U);
  tape.putAll(0xfff9f310fc1f0bU, 0x40a07fd0b6612bfU, 0xfbf80331c6e71fffU, 0xd7fd05ebfaf7e807U, 0xc0cfb0c27fbfb0aU, 0x10f5eff9ecf60001U, 0xa09fe02faf7f815U, 0xf713050b0616090cU);
  tape.putAll(0xf3e6f5faf90e11c5U, 0x4ff120cfa080cf9U, 0x514c122d1c300faU, 0x121bd6ed480302fcU, 0x1a09e40415070405U, 0x31bf5e80fefdddbU, 0x5d304090dee10ecU, 0x11e9d93500fd262eU);
  tape.putAll(0x2020501fdf32ef3U, 0xe7f6fefefb0af7f4U, 0xf004f2fefaf5f3f4U, 0xfe19dcf2fe07ff03U, 0xeaf906ff05fb00f9U, 0xcfc0c02010005f4U, 0x15070e031409fd08U, 0xf0f4f0fffbfbfe07U);
  tape.putAll(0xfdfb0102ec08c5eeU, 0x8fe0703fdfffb08U, 0x3fa042a4cdcee14U, 0xedf2ea0513f80315U, 0xf70007f0ec04fd06U, 0x39a0a040dfc2404U, 0x8fe0504fbf8030cU, 0xed09fdf8fc00faf6U);
  tape.putAll(0x12e0050c0bf6ff03U, 0xfafb0c00f001da0aU, 0x1f701000c01fb09U, 0x10604f2f5080efbU, 0xfa040bbd3fd007f8U, 0xe3f3011406ecfaf9U, 0xfbf714e007f61105U, 0x813d09e7fa19fe00U);
  tape.putAll(0x71a0308fe060c00U, 0xf4f314f81006000dU, 0xcf80609f1ea04f2U, 0xf9fc0504d5f70405U, 0x405fe040913f4e7U, 0x2f1fe0be2f4fde9U, 0xd20517f4fa0304U, 0xf0ef1d0100f5U);
  tape.putAll(0xf51b02f9d8f90400U, 0xf5f600ff00fbfe02U, 0x1925100b0df524e6U, 0x101fb130508fc11U, 0xf3faf90605f71302U, 0xea131d50c4f10b00U, 0x406030ffb18e10dU, 0xfcf817e6fc04080fU);
  tape.putAll(0xecdd060a030bf8f6U, 0x5fefa1bf60afdfcU, 0xf7fd05f30302f302U, 0xc0d05fe09fc0bf4U, 0x1508f700fefc2205U, 0x11e9181002f30902U, 0xcfffbfb26010002U, 0xf20a2abcf3ef14fdU);
  tape.putAll(0xff03f4e3eef7feecU, 0x8f8fa0105defe05U, 0xf4f312000a000905U, 0xcfb0a07fbfefa2fU, 0x9f504fb180f0401U, 0x6fb0608000811f6U, 0x60202f90bcef010U, 0x1ab8f9c3f7ef0713U);
  tape.putAll(0x60afdfdfbfc0605U, 0xc4adef0ff05fafaU, 0x1e1810edf8eafcecU, 0xfef4fefd160a02faU, 0xdfbf00603f81310U, 0x3ddec110204b132U, 0xfbe806faed01f5fdU, 0xed03fdfc04f816faU);
  tape.putAll(0xfcfefc52ce190203U, 0x10080802ff0508feU, 0x1f728f109f811f3U, 0x26cc08030a01080cU, 0x2f6fbfa0405040fU, 0xfdf7fbf0ed07f702U, 0xa0509f8efedf6ecU, 0xa0002fef8c916ffU);
  tape.putAll(0xe8f9fdf4030a0eebU, 0xcfe060bf3310d00U, 0xff00fafe05f7fcfeU, 0xf60301fdeafff6feU, 0xbeb16fbf2eeef00U, 0x250c06f90b00fdfdU, 0xfc000000fc03c7U, 0xf90f1b09e7fafcfdU);
  tape.putAll(0xfcfefafd0406f8fbU, 0x40c2dfdfbf140c03U, 0x3de2f9edf6d71c19U, 0xe931274bce24d902U, 0x312402e129d4e7d9U, 0x30dafe1b45c5d9c5U, 0xdbbfa405e12cdddcU, 0xff1d0ff005022021U);
  tape.putAll(0x293ad6f00615f70fU, 0xe60202211721ef07U, 0x30bdb1c271502f9U, 0xf41e08f6f4120e17U, 0x2f73cf6f7fbdeffU, 0xfc07faf70afd09f9U, 0xfdfae5f5fe0500e9U, 0xea2cfa08efebf407U);
  tape.putAll(0x20e111bf3090effU, 0x507ede6f9111512U, 0xf4080fedf6fbffebU, 0xef004fc0ffc080dU, 0xe140c0ef705bafbU, 0xf80007191304e2ffU, 0xf5f4ff040a08fefdU, 0x18f5ec0200f80507U);
  tape.putAll(0x14fc200bf6f403f7U, 0x11790db5ed03f400U, 0xd5dd270a0b0e0702U, 0xf9f3e308f80afd18U, 0x2706f8fed9f702e7U, 0xe7f7fa13040ff70aU, 0xed0d0b12f3f5e8f8U, 0xa190d1407120efbU);
  tape.putAll(0x80ce4e9f4181215U, 0xf9050bf8f3f0f7ecU, 0xdae10c011505170cU, 0x2203f9fdf20d1c1fU, 0x2fa0c1606fee51cU, 0xcf7f3de1a06e601U, 0x7fb0fea0b1bfde8U, 0x1f1a03d30708U);
  tape.putAll(0xdef921f413e0d92fU, 0xeaff0908010d0a0dU, 0x41a0005dfeee6feU, 0xfe03f9fd0126f405U, 0x1004f9f7f52304f6U, 0xfd0c05feeffc05faU, 0xd030f1018030ffeU, 0xf304e736060400feU);
  tape.putAll(0xecf6dd0112ebf503U, 0xf2eefdda0903fb0fU, 0xc6f5fcf7f7ff0f17U, 0x90a0803f708f233U, 0xec0807f7ebf5f3fbU, 0xf8f916ff040a0ec9U, 0x1afafcff10a9f9fbU, 0xff07f4f3ff01fc18U);
  tape.putAll(0xc0b0408f1f4f2e0U, 0xf201e628f40b0905U, 0x8fbfa040219fc11U, 0xfb081fefffe000faU, 0xeae9010cf8faebf9U, 0x90f2202fdfce80bU, 0x17ec14f5170e08f9U, 0x3070e1805fb08e8U);
  tape.putAll(0xfb09f40f31fbde03U, 0x90d01ff00f51711U, 0x3230ae91109051aU, 0x83dfcf2160af9f7U, 0xd02fbf200fffc00U, 0xf51cf9fadce60700U, 0x5ff070aeff2fc0dU, 0xec08ec05edf7db00U);
  tape.putAll(0x7e003fcfdfceee5U, 0xf003fffe05140b12U, 0x902fd66020dfcfcU, 0x110b07fd01f91106U, 0x4081ee7fcff00f6U, 0x4c6eefe08020b02U, 0xd0612f60cfb0b32U, 0xfd000108fe0408ffU);
  tape.putAll(0x8010d050c04fe18U, 0x14ff010000cef2fdU, 0xd6f5faf2fe0c02f6U, 0x2f7f50ee7280817U, 0x4fa17f1fffdf2fbU, 0x1402f40804fc04faU, 0xec1311101016e918U, 0xecfcfa0e080906f1U);
  tape.putAll(0xfcd7d8f4e1f00525U, 0x701e502f503fbfaU, 0xf9041205ebfd0d07U, 0x2ef0402e604fbf7U, 0x18f304fcfc13f601U, 0x3f4fd18db0ceffdU, 0xe01805e6110b2aU, 0xddfe010b08fff909U);
  tape.putAll(0xea15fd06def1e602U, 0x901fbf9090a00eaU, 0x201fcf7faff0902U, 0x7fb08060e04ec06U, 0xfbfe151f142ff200U, 0xf5e10c51f7fbfa08U, 0xc0903fce7f2efecU, 0xfd0ef20507f8f00eU);
  tape.putAll(0x36f4df01fb062004U, 0x100f14fd03fcfeffU, 0xccd4c733fe0b0009U, 0xc040d0b1104eeefU, 0x30200fbd68113f6U, 0xe0f9020408020706U, 0xfce6f6dac8eee9e6U, 0x1d7edf9fdfd00fbU);
  tape.putAll(0xfff9fa0f150218fbU, 0xf805fef2f40806f4U, 0xfefd1007ee0a090eU, 0xef05fafdfc0a2ff0U, 0xefebe210fa12fafeU, 0xbf8f3ff17f71df9U, 0x2f402e109fb02fcU, 0xf7f8f2f9f4f602fcU);
  tape.putAll(0x14051e1511191320U, 0x408fffc04fbfffeU, 0xe7bd172d54d1d5c6U, 0xc033dae53ed3eadaU, 0x27c1ddd9052c180bU, 0x39ccc6c4232434f3U, 0xdc3bdfd125e5082bU, 0x180a1433d5c91618U);
  tape.putAll(0xa18ec100c021003U, 0xff34fc1a273bd10eU, 0x2d27cb0fe9c1fa19U, 0xf512101807f2bf1dU, 0xebf8d803021d08f2U, 0xe020dfd08f65cfeU, 0xf7f3f5eafefe06f5U, 0xf6e9f407fcf8da0eU);
  tape.putAll(0x7ff0004eb2cfa0fU, 0xf101171b080f132bU, 0xf40f06f00108e807U, 0x1bf8010bf2080fecU, 0xf30ac0f901e601f5U, 0x13f3e00004100a10U, 0xc0bfbb50e15fc22U, 0xfbfa0108f8fd0104U);
  tape.putAll(0xf3e8fef011f2f506U, 0xc03eec607f20d0aU, 0x80c03fb1a0f19adU, 0x204ec24b5e32afdU, 0xdaf4ffe3f9e9d204U, 0xcf1041816f5ffU, 0xf107e8f8e4fcf40cU, 0xb907ff0301e8fdf9U);
  tape.putAll(0x82bf21d0b2ef825U, 0xf028f90903021dd9U, 0xb021510fa080cfaU, 0x433021ae0de0802U, 0xf4caf21723170d13U, 0x2311e6d20bf60b0eU, 0x219fddb0df6f0d8U, 0x8cbfb0910f111deU);
  tape.putAll(0x1fe9db300dff1e1cU, 0xf02af2U);
}
// clang-format on

}  // namespace unblocker::scanner
