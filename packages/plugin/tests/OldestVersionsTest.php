<?php
declare( strict_types=1 );

namespace Footbridge\Tests;

use PHPUnit\Framework\TestCase;

/**
 * The plugin runs on its declared oldest WordPress and PHP. PHPStan knows only the newest WordPress, and misses some of
 * what PHP 7.4 does not support.
 */
final class OldestVersionsTest extends TestCase {
	private const STUBS = __DIR__ . '/../vendor/php-stubs/wordpress-stubs/wordpress-stubs.php';

	/** @return array<string, string> The plugin's code without comments, by file. */
	private static function code(): array {
		$root = dirname( __DIR__ ) . '/footbridge';
		$code = array();
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $root, \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( 'php' === $file->getExtension() ) {
				$code[ substr( $file->getPathname(), strlen( $root ) + 1 ) ] = php_strip_whitespace( $file->getPathname() );
			}
		}
		return $code;
	}

	private static function header( string $name ): string {
		$main = (string) file_get_contents( dirname( __DIR__ ) . '/footbridge/footbridge.php' );
		preg_match( "/^ \* $name:\s*(\S+)$/m", $main, $found );
		return $found[1];
	}

	/** @return array<string, string> WordPress's functions and classes, in lower case, with the version that brought them. */
	private static function wordpress(): array {
		static $known = array();
		$since        = '';
		foreach ( array() === $known ? file( self::STUBS ) : array() as $line ) {
			if ( false !== strpos( $line, '/**' ) ) {
				$since = '';
			} elseif ( '' === $since && preg_match( '/@since (?:MU )?\(?(\d+\.\d+(?:\.\d+)?)/', $line, $found ) ) {
				$since = $found[1];
			} elseif ( '' !== $since && preg_match( '/^ {4}(?:final |abstract )*(?:function &?|class |interface )(\w+)/', $line, $found ) ) {
				$known[ strtolower( $found[1] ) ] = $since;
			}
		}
		return $known;
	}

	public function test_nothing_is_used_that_a_later_wordpress_brought(): void {
		$oldest = self::header( 'Requires at least' ) . '.99';
		$newer  = array();
		self::assertGreaterThan( 3000, count( self::wordpress() ) );
		foreach ( self::code() as $file => $code ) {
			preg_match_all( '/(?<![\w>:$])(?<!function )\\\\?(\w+)(?=\()|\b(WP_\w+)/', $code, $used );
			foreach ( array_unique( array_filter( array_merge( $used[1], $used[2] ) ) ) as $name ) {
				$since = self::wordpress()[ strtolower( $name ) ] ?? '0';
				// Guarded by a check, it may be of any version.
				$is_asked = preg_match( "/(?:function|class)_exists\(\s*'$name'/", $code );
				if ( version_compare( $since, $oldest, '>' ) && ! $is_asked ) {
					$newer[] = "$file: $name is of WordPress $since";
				}
			}
		}
		self::assertSame( array(), $newer );
	}

	public function test_all_is_written_in_the_oldest_php(): void {
		self::assertSame( '7.4', self::header( 'Requires PHP' ), 'what is looked for below depends on it' );
		foreach ( self::code() as $file => $code ) {
			self::assertStringNotContainsString( '?->', $code, $file );
			self::assertDoesNotMatchRegularExpression( '/\)\s*:\s*\??static\b/', $code, "$file: static as a return type" );
			self::assertDoesNotMatchRegularExpression( '/\bfunction\s*\w*\s*\([^()]*,\s*\)/', $code, "$file: a comma after the last parameter" );
		}
	}
}
