<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Setup;

use Footbridge\Setup\Folder;

/** An export with one picture, in a folder that a test may change. */
trait Export {
	private string $root = '';

	/** @var array<string, mixed> */
	private array $settings = array( 'version' => 2, 'site' => 'ONE', 'address' => 'http://127.0.0.1:8787' );

	protected function setUp(): void {
		$this->settings += array_fill_keys( array( 'options', 'pages', 'menus', 'users', 'fields', 'references', 'modified' ), array() );
		$this->root      = realpath( sys_get_temp_dir() ) . '/' . uniqid( 'export' );
		mkdir( "$this->root/export/uploads/2026/03", 0777, true );
		file_put_contents( "$this->root/secret.txt", 'secret' );
		file_put_contents( "$this->root/export/content.xml", "<rss></rss>\n" );
		file_put_contents( "$this->root/export/uploads/2026/03/a.jpg", 'picture' );
		$this->write( array() );
	}

	protected function tearDown(): void {
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $this->root, \FilesystemIterator::SKIP_DOTS ), \RecursiveIteratorIterator::CHILD_FIRST ) as $file ) {
			$file->isDir() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
		}
		rmdir( $this->root );
	}

	/** Writes the settings with other values. */
	private function write( array $other ): void {
		file_put_contents( "$this->root/export/settings.json", json_encode( $other + $this->settings ) );
	}

	private function folder(): Folder {
		return new Folder( "$this->root/export" );
	}
}
