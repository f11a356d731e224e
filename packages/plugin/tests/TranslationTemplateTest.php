<?php
declare( strict_types=1 );

namespace Footbridge\Tests;

use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/** The .pot file has every text of the plugin, and no other ("composer pot" writes it). */
final class TranslationTemplateTest extends TestCase {
	private const FOLDER    = __DIR__ . '/../footbridge';
	private const FUNCTIONS = '/\b(?:__|_e|_n|_x|esc_html__|esc_html_e|esc_attr__|esc_attr_e)\(\s*([\'"])((?:\\\\.|(?!\1).)+)\1/s';

	private static function of_the_code(): array {
		preg_match_all( '/^ \* (?:Plugin Name|Description|Author): +(.+)$/m', (string) file_get_contents( self::FOLDER . '/footbridge.php' ), $headers );
		$texts = $headers[1];
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( self::FOLDER, \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( in_array( pathinfo( (string) $file, PATHINFO_EXTENSION ), array( 'php', 'js' ), true ) ) {
				preg_match_all( self::FUNCTIONS, (string) file_get_contents( (string) $file ), $found );
				array_push( $texts, ...array_map( 'stripslashes', $found[2] ) );
			}
		}
		return self::sorted( $texts );
	}

	private static function of_the_template(): array {
		$template = (string) file_get_contents( self::FOLDER . '/languages/footbridge.pot' );
		preg_match_all( '/^msgid ((?:".*"\n)+)/m', $template, $found );
		$texts = array_map( static fn( string $lines ): string => stripslashes( str_replace( "\"\n\"", '', trim( $lines, "\"\n" ) ) ), $found[1] );
		return self::sorted( array_filter( $texts ) );
	}

	private static function sorted( array $texts ): array {
		$texts = array_unique( $texts );
		sort( $texts );
		return $texts;
	}

	public function test_the_template_is_current(): void {
		self::assertGreaterThan( 80, count( self::of_the_code() ) );
		self::assertSame( self::of_the_code(), self::of_the_template(), 'run "composer pot"' );
	}
}
