<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Seo;

use Footbridge\Seo\Tags;
use PHPUnit\Framework\TestCase;

/** What is read from the heads that SEO plugins print, recorded from a WordPress with each of them. */
final class TagsTest extends TestCase {
	private const ADDRESS = 'https://cms.example.com/markup-html-tags-and-formatting/';

	public static function heads(): array {
		return array(
			'Yoast SEO'         => array( 'yoast', 'Yoast’s "description" & more', 'max-snippet:-1' ),
			'Rank Math'         => array( 'rank-math', 'Rank’s "description" & more', 'max-snippet:-1' ),
			'SEOPress'          => array( 'seopress', 'Press’s "description" & more', 'max-snippet:-1' ),
			'All in One SEO'    => array( 'aioseo', 'AIO’s "description" & more', 'max-image-preview:large' ),
			'The SEO Framework' => array( 'seo-framework', 'TSF’s “description” & more', 'max-snippet:-1' ),
		);
	}

	/** @dataProvider heads */
	public function test_each_plugins_values_are_read( string $name, string $description, string $directive ): void {
		$found = Tags::read( (string) file_get_contents( __DIR__ . "/heads/$name.html" ) );
		$share = array_column( $found['share'], 'content', 'name' );
		self::assertSame( array( $description, self::ADDRESS ), array( $found['description'], $found['canonical'] ) );
		self::assertSame( array( 'OG title', 'OG words', 'Tweet title', self::ADDRESS ), array( $share['og:title'], $share['og:description'], $share['twitter:title'], $share['og:url'] ) );
		self::assertContains( $directive, $found['robots'] );
		// The recorded structured data names a robots tag.
		self::assertNotContains( 'noindex', $found['robots'] );
		self::assertNotContains( '', $share );
	}

	public function test_tags_are_read_in_any_spelling_and_of_several_plugins_with_those_of_search_engines(): void {
		$found = Tags::read( "<META content='a > b &amp; &quot;c&quot;' NAME=description><!-- <meta name=\"robots\" content=\"noindex\"> --><meta name='robots' content='NoIndex , max-snippet:5'><link href=/x/ rel=canonical>" );
		self::assertSame( array( 'a > b & "c"', '/x/', array( 'noindex', 'max-snippet:5' ) ), array( $found['description'], $found['canonical'], $found['robots'] ) );
		// Two plugins that both speak hide a page if one does.
		$found = Tags::read( '<meta name="robots" content="index"><meta name="robots" content="noindex"><meta name="google-site-verification" content="abc"><meta name="msvalidate.01" content="def"><meta name="generator" content="x">' );
		self::assertSame( array( 'index', 'noindex' ), $found['robots'] );
		self::assertSame( array( 'google-site-verification' => 'abc', 'msvalidate.01' => 'def' ), array_column( $found['share'], 'content', 'name' ) );
	}

	/**
	 * PCRE stops a search that takes more steps than its limit; no tag is found then.
	 */
	public function test_a_search_in_a_broken_and_huge_head_takes_as_many_steps_as_it_is_long(): void {
		$limits = array( (string) ini_set( 'pcre.jit', '0' ), (string) ini_set( 'pcre.backtrack_limit', '4000000' ) );
		$robots = '"><meta name="robots" content="noindex">';
		foreach ( array( '<meta ', '<meta a="', '<meta a=b ', '<meta "x" ', "<link '" ) as $part ) {
			self::assertSame( array( 'noindex' ), Tags::read( str_repeat( $part, intdiv( 260000, strlen( $part ) ) ) . $robots )['robots'], $part );
		}
		ini_set( 'pcre.jit', $limits[0] );
		ini_set( 'pcre.backtrack_limit', $limits[1] );
	}
}
