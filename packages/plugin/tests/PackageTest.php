<?php
declare( strict_types=1 );

namespace Footbridge\Tests;

use PHPUnit\Framework\TestCase;

/** What `composer package` puts into the zip that sites install. */
final class PackageTest extends TestCase {
	private const ALLOWED = '~^footbridge/(?:[a-z]+\.(?:php|json|txt)|acf-json/\w+\.json|blocks/[a-z-]+/block\.json|patterns/[a-z-]+\.html|assets/[\w-]+\.(?:js|css)|languages/footbridge\.pot|src/(?:\w+/)*\w+\.php)$~D';

	/** @return list<string> The zip's files. */
	private static function files(): array {
		$root   = dirname( __DIR__ );
		$script = json_decode( (string) file_get_contents( "$root/composer.json" ), true )['scripts']['package'];
		$zip    = sys_get_temp_dir() . '/footbridge-' . uniqid() . '.zip';
		exec( 'cd ' . escapeshellarg( $root ) . ' && ' . str_replace( 'build/footbridge.zip', escapeshellarg( $zip ), $script ) . ' 2>&1', $output, $code );
		self::assertSame( 0, $code, implode( "\n", $output ) );
		$files = array();
		foreach ( new \RecursiveIteratorIterator( new \PharData( $zip ) ) as $file ) {
			$files[] = substr( $file->getPathname(), strlen( "phar://$zip/" ) );
		}
		unlink( $zip );
		return $files;
	}

	public function test_the_zip_has_the_plugin_and_nothing_else(): void {
		$files = self::files();
		foreach ( array( 'footbridge.php', 'uninstall.php', 'readme.txt', 'license.txt', 'model.json', 'floors.json', 'acf-json/group_seo.json', 'languages/footbridge.pot', 'src/Plugin.php' ) as $file ) {
			self::assertContains( "footbridge/$file", $files );
		}
		self::assertSame( array(), array_values( preg_grep( self::ALLOWED, $files, PREG_GREP_INVERT ) ?: array() ) );
	}
}
