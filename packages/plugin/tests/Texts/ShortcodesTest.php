<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Texts;

use Footbridge\Texts\Shortcodes;
use PHPUnit\Framework\TestCase;

/** What a reader sees of shortcodes whose plugin is gone. */
final class ShortcodesTest extends TestCase {
	public static function removed(): array {
		return array(
			'with attributes'                 => array( 'A [unknown_shortcode a="b"]kept[/unknown_shortcode] Z', 'A kept Z', array( 'unknown_shortcode' ) ),
			'a form'                          => array( '<p>[contact-form-7 id="12" title="Contact us"]</p>', '<p></p>', array( 'contact-form-7' ) ),
			'a form of an old version'        => array( '[contact-form-7 404 "Not Found"]', '', array( 'contact-form-7' ) ),
			'values without quotes'           => array( 'A [ninja_form id=1] [wpforms id=3 title=false]Z', 'A  Z', array( 'ninja_form', 'wpforms' ) ),
			'nested'                          => array( '[outer_one][inner x="1"]kept[/inner][/outer_one]', 'kept', array( 'outer_one', 'inner' ) ),
			'nested in itself'                => array( '[box a="1"]A[box a="2"]B[/box]C[/box]', 'ABC', array( 'box' ) ),
			'self-closed'                     => array( 'A [rev_slider alias="x" /] [spacer /]Z', 'A  Z', array( 'rev_slider', 'spacer' ) ),
			'in an attribute'                 => array( '<a href="[site_url]/about/" title="[tip text=\'x\']">us</a>', '<a href="/about/" title="">us</a>', array( 'site_url', 'tip' ) ),
			'a bracket in a value'            => array( 'A [grid query="a[b]c"]Z', 'A Z', array( 'grid' ) ),
			'never closed'                    => array( 'A [column width="1/2"]kept', 'A kept', array( 'column' ) ),
			'never opened'                    => array( 'kept[/column] Z', 'kept Z', array( 'column' ) ),
			'crossed'                         => array( '[one_half][two]a[/one_half]b[/two]', 'ab', array( 'one_half', 'two' ) ),
			'a word that is closed later'     => array( 'A [highlight]kept[/highlight] Z', 'A kept Z', array( 'highlight' ) ),
			'columns side by side'            => array( '[row][column]One[/column][column]Two[/column][/row]', "One\n\nTwo", array( 'row', 'column' ) ),
			'alone in its paragraph'          => array( '<p>[recent-posts]</p><p>A</p>', '<p></p><p>A</p>', array( 'recent-posts' ) ),
			'a known word in its paragraph'   => array( '<p>[products]</p><p>A</p>', '<p></p><p>A</p>', array( 'products' ) ),
			'a word in a Shortcode block'     => array( "<!-- wp:shortcode -->\n[products]\n<!-- /wp:shortcode -->", "<!-- wp:shortcode -->\n\n<!-- /wp:shortcode -->", array( 'products' ) ),
			'with typographic quotes'         => array( '<p>A [map place=&#8220;New York&#8221;] [form-x 4 &#8220;Contact&#8221;]Z</p>', '<p>A  Z</p>', array( 'map', 'form-x' ) ),
			'after a word'                    => array( 'A[unknown_shortcode]Z', 'AZ', array( 'unknown_shortcode' ) ),
			'over lines'                      => array( "A [map\n  place=\"x\"\n  zoom=\"4\"\n]Z", 'A Z', array( 'map' ) ),
			'over lines that are paragraphs'  => array( "A [map<br />\nplace=\"x\"]Z", 'A Z', array( 'map' ) ),
		);
	}

	/** @dataProvider removed */
	public function test_an_unknown_shortcode_is_removed_and_what_it_encloses_stays( string $text, string $shown, array $names ): void {
		$found = array();
		self::assertSame( $shown, Shortcodes::remove( $text, '__return_false', $found ) );
		self::assertSame( $names, $found );
	}

	public static function texts(): array {
		$texts = array(
			'[1] and [23]', 'as he said [sic]', '[…] and [&hellip;]', '[email protected]', '[email&#160;protected]', '[emphasis added]', '[see John’s note] and [Mary\'s]',
			'[[escaped a="b"]]', '[[escaped]text[/escaped]]', '[HR 0.8, p = 0.03] [n = 30] [OR=1.5] [95% CI, p=.02]', '[and/or]', '[non-profit] help', '[music]', '<p>[music]</p>', 'our [products] and [team]', '<p>[self-check]</p>', '<!-- wp:shortcode -->[self-check]<!-- /wp:shortcode -->', 'the class [A-Za-z0-9_] here', 'a joke [/s]',
			'<pre>[unknown_shortcode a="b"]</pre>', '<code>[x y="z"]a[/x]</code>', '<script>a=[b_c]</script>', '<!-- wp:x {"a":"[x y=1]"} -->', '<textarea>[x_y]</textarea>',
			'<a href="/?filter[post_type]=x">a</a>', '["a_b"]', '[ ]', '[]', '[', ']', '[a', '[a b="c', '[/]', 'x [ y_z ]', '[$a_b]', '[www.example.com]', '[my_file.txt]', '[https://example.com/?a=b]',
		);
		return array_combine( $texts, array_map( static function ( string $text ): array { return array( $text ); }, $texts ) );
	}

	/** @dataProvider texts */
	public function test_brackets_that_are_no_shortcode_stay( string $text ): void {
		$found = array();
		self::assertSame( $text, Shortcodes::remove( $text, '__return_false', $found ) );
		self::assertSame( array(), $found );
	}

	public function test_a_registered_shortcode_is_left_to_wordpress(): void {
		$found = array();
		$text  = '[caption id="a"]A[gone x="1"][/caption] [[gallery ids="1"]]';
		$known = static fn( string $name ): bool => 'caption' === $name || 'gallery' === $name;
		self::assertSame( '[caption id="a"]A[/caption] [[gallery ids="1"]]', Shortcodes::remove( $text, $known, $found ) );
	}

	/**
	 * PCRE stops a search that takes more steps than its limit; nothing is removed then.
	 */
	public function test_a_search_in_a_long_text_takes_as_many_steps_as_the_text_is_long(): void {
		$limits = array( (string) ini_set( 'pcre.jit', '0' ), (string) ini_set( 'pcre.backtrack_limit', '2000000' ) );
		foreach ( array( '[a "', '[a x="', '[a_b', '<pre', '[a "[a ""', '[/a', '[[', '[box]', "[a '", "[a ''", '[a <br>' ) as $piece ) {
			$found = array();
			Shortcodes::remove( str_repeat( $piece, 50000 ) . ' [gone x="1"]', '__return_false', $found );
			self::assertContains( 'gone', $found, $piece );
		}
		ini_set( 'pcre.jit', $limits[0] );
		ini_set( 'pcre.backtrack_limit', $limits[1] );
	}
}
