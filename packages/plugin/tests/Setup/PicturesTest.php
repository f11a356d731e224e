<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Setup;

use Footbridge\Setup\Folder;
use Footbridge\Setup\Pictures;
use PHPUnit\Framework\TestCase;

/** The source of pictures, and their file names. */
final class PicturesTest extends TestCase {
	private const URL = 'http://127.0.0.1:8787/wp-content/uploads/2026/03/a.jpg';

	private string $root = '';

	protected function setUp(): void {
		$this->root = (string) realpath( sys_get_temp_dir() ) . '/' . uniqid( 'pictures' );
		mkdir( "$this->root/export/uploads/2026/03", 0777, true );
		$settings = array( 'version' => 2, 'address' => 'http://127.0.0.1:8787' ) + array_fill_keys( array( 'options', 'pages', 'menus', 'users', 'fields', 'references', 'modified' ), array() );
		file_put_contents( "$this->root/export/settings.json", json_encode( $settings ) );
		file_put_contents( "$this->root/export/content.xml", "<rss></rss>\n" );
		file_put_contents( "$this->root/export/uploads/2026/03/a.jpg", 'picture' );
	}

	protected function tearDown(): void {
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $this->root, \FilesystemIterator::SKIP_DOTS ), \RecursiveIteratorIterator::CHILD_FIRST ) as $file ) {
			$file->isDir() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
		}
		rmdir( $this->root );
	}

	public function test_a_request_for_a_picture_is_answered_from_the_folder(): void {
		$answer = ( new Pictures( new Folder( "$this->root/export" ) ) )->answer( false, array( 'filename' => "$this->root/download" ), self::URL );
		self::assertSame( array( 200, 'picture' ), array( $answer['response']['code'], file_get_contents( "$this->root/download" ) ) );
	}

	public function test_pictures_that_are_not_in_the_folder_are_named_before_the_import(): void {
		$pictures = new Pictures( new Folder( "$this->root/export" ) );
		$there    = array( 'post_type' => 'attachment', 'attachment_url' => self::URL );
		$missing  = array( 'post_type' => 'attachment', 'attachment_url' => str_replace( 'a.jpg', 'b.jpg', self::URL ) );
		self::assertSame( array( $missing['attachment_url'] ), $pictures->missing( array( $there, array( 'post_type' => 'page' ), $missing ) ) );
	}

	public function test_a_request_for_anything_else_goes_on_its_way(): void {
		$pictures = new Pictures( new Folder( "$this->root/export" ) );
		self::assertFalse( $pictures->answer( false, array( 'filename' => "$this->root/download" ), 'https://example.com/a.jpg' ) );
	}
}
