<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Setup;

use Footbridge\Setup\Folder;
use PHPUnit\Framework\TestCase;

/** What is read of an export, and what never is. */
final class FolderTest extends TestCase {
	use Export;

	private const URL = 'http://127.0.0.1:8787/wp-content/uploads/2026/03/a.jpg';

	public function test_pictures_are_found_by_the_address_that_the_export_gives_them(): void {
		self::assertSame( 'picture', file_get_contents( (string) $this->folder()->picture( 'http://127.0.0.1:8787/wp-content/uploads/2026/03/a.jpg' ) ) );
	}

	public function test_nothing_else_is_given_as_a_picture(): void {
		$folder = $this->folder();
		foreach ( array( '../../secret.txt', '../settings.json', '2026/03', '', '2026/03/b.jpg', '..%2F..%2Fsecret.txt' ) as $path ) {
			self::assertNull( $folder->picture( 'http://127.0.0.1:8787/wp-content/uploads/' . $path ), $path );
		}
		foreach ( array( 'http://127.0.0.1:8788/wp-content/uploads/2026/03/a.jpg', 'http://127.0.0.1:8787.example.com/wp-content/uploads/2026/03/a.jpg', $this->root . '/secret.txt' ) as $url ) {
			self::assertNull( $folder->picture( $url ), $url );
		}
	}

	public function test_links_become_this_sites_and_pictures_wait_for_the_importer(): void {
		$text = '<a href="http://127.0.0.1:8787/about/">A</a> <img src="http://127.0.0.1:8787/wp-content/uploads/2026/03/a.jpg"> http://127.0.0.1:87870/';
		self::assertSame( str_replace( 'http://127.0.0.1:8787/about/', 'https://cms.example.com/about/', $text ), $this->folder()->localize( $text ) );
		self::assertSame( 'https://cms.example.com', $this->folder()->localize( 'http://127.0.0.1:8787' ) );
	}

	/** @dataProvider broken */
	public function test_what_is_no_whole_export_is_refused( string $words, array $settings, string $content = '<rss></rss>' ): void {
		$this->write( $settings );
		file_put_contents( "$this->root/export/content.xml", $content );
		$this->expectExceptionMessage( $words );
		$this->folder();
	}

	public static function broken(): array {
		return array(
			'a file that was cut off'     => array( 'content.xml is not whole', array(), '<rss><channel>' ),
			'settings of another version' => array( 'settings.json is no settings file of this version', array( 'version' => 1 ) ),
			'settings without a part'     => array( 'has no "users"', array( 'users' => 'all' ) ),
		);
	}

	public function test_a_folder_that_is_no_export_is_refused(): void {
		$this->expectExceptionMessage( 'npm run tool -- wordpress export' );
		new Folder( $this->root );
	}

	public function test_a_request_for_a_picture_is_answered_from_the_folder(): void {
		$answer = $this->folder()->answer( false, array( 'filename' => "$this->root/download" ), self::URL );
		self::assertSame( array( 200, 'picture' ), array( $answer['response']['code'], file_get_contents( "$this->root/download" ) ) );
	}

	public function test_pictures_that_are_not_in_the_folder_are_named_before_the_import(): void {
		$folder  = $this->folder();
		$there   = array( 'post_type' => 'attachment', 'attachment_url' => self::URL );
		$missing = array( 'post_type' => 'attachment', 'attachment_url' => str_replace( 'a.jpg', 'b.jpg', self::URL ) );
		self::assertSame( array( $missing['attachment_url'] ), $folder->missing_pictures( array( $there, array( 'post_type' => 'page' ), $missing ) ) );
	}

	public function test_a_request_for_anything_else_goes_on_its_way(): void {
		$folder = $this->folder();
		self::assertFalse( $folder->answer( false, array( 'filename' => "$this->root/download" ), 'https://example.com/a.jpg' ) );
	}
}
